import { Readable } from 'node:stream';
import { ImportAnswer, ImportQuery } from '@aranya/shared/contracts/administration';
import { receiveSource } from '../../importing';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import { sentence } from '../../platform/languages/sentence';
import { invalidField, Problem } from '../../platform/problems/problem';
import { bodyChunks } from '../../platform/transport/body-chunks';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, recordAction } from '../administrator-route';
import { ADMINISTRATION_LIMITS } from '../limits';
import { refuseWithoutDataset } from './columns';
import { importFile } from './import-file';
import { importAnswer } from './imported';

export function importRoutes(app: ServerApp, context: PublishingContext): void {
  const { translations } = context;
  // The file is streamed to the disk, to limit memory.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });

  app.post(
    '/imports',
    administratorRoute(
      'Import a file; all of it is taken, or nothing',
      { querystring: ImportQuery, response: { 200: ImportAnswer } },
      ADMINISTRATION_LIMITS.uploadBytes,
    ),
    async (request) => {
      const { kind, name } = request.query;
      if (!(request.body instanceof Readable)) {
        throw invalidField('body', sentence('Send the file as application/octet-stream.'));
      }
      refuseWithoutDataset(request.query);
      const { occurrencesBytes, uploadBytes } = ADMINISTRATION_LIMITS;
      const maxBytes = kind === 'occurrences' ? occurrencesBytes : uploadBytes;
      const upload = Readable.from(limited(request.body, maxBytes));
      const source = await receiveSource(upload, name, context.settings.dataFolder);
      try {
        const imported = await importFile(context, source, request.query);
        if (imported.status === 'complete') {
          const { dataset } = request.query;
          const details = { kind, taken: imported.recordsTaken, ...(dataset && { dataset }) };
          await recordAction(context, request, 'data.imported', { details });
        }
        return importAnswer(imported, askedLanguage(request, translations), translations);
      } finally {
        await source.remove();
      }
    },
  );
}

/**
 * A broken connection aborts the upload.
 * @throws Problem `too_large` in the stream. The connection stays open, so that the answer arrives.
 */
async function* limited(upload: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of bodyChunks(upload)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Problem('too_large');
    yield chunk;
  }
}
