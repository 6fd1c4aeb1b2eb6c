import type { Readable } from 'node:stream';
import {
  DownloadFileQuery,
  type DownloadFormat,
  DownloadParams,
  DownloadRequest,
  ExploreDownload,
  type ExploreFilter,
} from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import { textStream, zipStream } from '../../platform/text/zip-stream';
import { placeCondition, readFilter } from '../explore/record-filter';
import type { PublishingContext } from '../publishing-context';
import { archiveFiles } from './archive-files';
import { licensedRecords } from './licensed-records';
import { DOWNLOAD_LIMITS } from './limits';
import {
  DOWNLOADS_PATH,
  describeDownload,
  findDownload,
  type StoredDownload,
  storeDownload,
} from './stored-downloads';
import { recordsCsv, recordsGeojson } from './write-records';

const route = routesOf(['explore']);

const FILES: Readonly<Record<DownloadFormat, { type: string; ending: string }>> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  geojson: { type: 'application/geo+json', ending: 'geojson' },
  dwca: { type: 'application/zip', ending: 'zip' },
};

export function downloadRoutes(app: ServerApp, context: PublishingContext): void {
  const { borders, database, limiter, publicPlaces, settings } = context;
  const { db } = database;
  const place = { brand: settings.brand, site: settings.allowedOrigins[0] ?? settings.publicUrl };
  let open = 0;

  async function recordsOf(filter: ExploreFilter) {
    const read = readFilter(filter, await publicPlaces.rules(), await borders());
    return licensedRecords(context, placeCondition(read));
  }

  async function contentOf(stored: StoredDownload, after: string | null): Promise<Readable> {
    const records = await recordsOf(stored.filter);
    const file = { pages: records.pages(after), site: place.site, continues: after !== null };
    if (stored.format === 'csv') return textStream(recordsCsv(file));
    if (stored.format === 'geojson') return textStream(recordsGeojson(file));
    const { id, madeAt } = stored;
    const { citation } = describeDownload(stored, place);
    const facts = { ...place, id, citation, madeAt, ...(await records.facts()) };
    return zipStream(archiveFiles(facts, file));
  }

  app.post(
    DOWNLOADS_PATH,
    route(
      { audience: 'anyone', limit: 'downloadsPerAddress' },
      'A permanent address for the filtered public records',
      { body: DownloadRequest, response: { 200: ExploreDownload } },
    ),
    async (request) => {
      const records = await recordsOf(request.body.filter);
      const stored = await storeDownload(db, request.body, await records.counts());
      return describeDownload(stored, place);
    },
  );

  app.get(
    `${DOWNLOADS_PATH}/:id`,
    route({ audience: 'anyone' }, 'What a download contained', {
      params: DownloadParams,
      response: { 200: ExploreDownload },
    }),
    async (request) => describeDownload(await findDownload(db, request.params.id), place),
  );

  app.get(
    `${DOWNLOADS_PATH}/:id/file`,
    route({ audience: 'anyone' }, 'The records of a download, as they are public now', {
      params: DownloadParams,
      querystring: DownloadFileQuery,
    }),
    async (request, reply) => {
      const { id } = request.params;
      const { after = null } = request.query;
      const stored = await findDownload(db, id);
      const { type, ending } = FILES[stored.format];
      reply
        .type(type)
        .header('content-disposition', `attachment; filename="aranya-records-${id}.${ending}"`)
        .header('cache-control', 'no-store');
      // Browsers and download managers send HEAD first.
      if (request.method === 'HEAD') return reply.send();
      await limiter.count('downloadFilesPerAddress', { network: callerNetwork(request) });
      if (open >= DOWNLOAD_LIMITS.filesAtOnce) {
        throw new Problem('busy', { retryAfterSeconds: DOWNLOAD_LIMITS.retrySeconds });
      }
      const content = await contentOf(stored, after);
      open += 1;
      content.once('close', () => {
        open -= 1;
      });
      return reply.send(content);
    },
  );
}
