import * as z from 'zod/mini';
import { Licence } from '../public-pages/licences';
import { ExploreFilter, RandomId } from './filter';

/** Formats of a download: a table, points for a map, and a Darwin Core Archive. */
export const DOWNLOAD_FORMATS = ['csv', 'geojson', 'dwca'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/**
 * POST explore/downloads: gives the filtered records a permanent address. The same request on the same day
 * may return an earlier download, as long as the counts are the same.
 */
export const DownloadRequest = z.object({
  filter: ExploreFilter,
  format: z.enum(DOWNLOAD_FORMATS),
});
export type DownloadRequest = z.infer<typeof DownloadRequest>;

/** Path of a download: its random id. */
export const DownloadParams = z.object({ id: RandomId });

/**
 * GET explore/downloads/:id/file: the records as they are public now, in the order of their ids.
 * Records that were deleted since are missing.
 */
export const DownloadFileQuery = z.object({
  /**
   * Id of the last complete record of an interrupted CSV or GeoJSON file: the answer is the rest of the
   * file. A Darwin Core Archive begins again.
   */
  after: z.optional(RandomId),
});
export type DownloadFileQuery = z.infer<typeof DownloadFileQuery>;

/** POST explore/downloads, GET explore/downloads/:id */
export const ExploreDownload = z.object({
  id: z.string(),
  filter: ExploreFilter,
  format: z.enum(DOWNLOAD_FORMATS),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Number of records when the download was made. */
  count: z.int(),
  /** Public records that match and are left out, because they have no licence. */
  leftOut: z.int(),
  /** The strictest licence among the records; null if there are none. Each record states its own. */
  licence: z.nullable(Licence),
  /** Records by licence, at that moment. */
  licences: z.array(z.object({ licence: Licence, count: z.int() })),
  /** Reference for publications, in English, with the permanent address. */
  citation: z.string(),
  /** Permanent address: the page that describes the download. */
  address: z.string(),
  /** Address of the file, relative to the service's own. */
  file: z.string(),
});
export type ExploreDownload = z.infer<typeof ExploreDownload>;
