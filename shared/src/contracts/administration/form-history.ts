import * as z from 'zod/mini';
import { Moment, PageNumber } from './paging';

/** GET administration/forms/:id/records */
export const FormRecordsQuery = z.object({ page: PageNumber });

/** A record as administrators see it. Exact places are only on its owner's map, and in exports. */
export const FormRecord = z.object({
  /** Row id of its first version, as in the review of records. */
  id: z.number(),
  /** Instance name that the form computes; null if it has none. */
  instanceName: z.nullable(z.string()),
  /** Name of the sender; empty if the account was deleted or unknown here. */
  name: z.string(),
  /** Time at which its first version was submitted. */
  submittedAt: Moment,
  /** Version of the form; null if this server never had that version. */
  version: z.nullable(z.string()),
  /** The record is encrypted and cannot be read here. */
  encrypted: z.boolean(),
  /** The first species of the record, by the mapping of the form. */
  species: z.array(z.string()),
  speciesCount: z.number(),
});
export type FormRecord = z.infer<typeof FormRecord>;

/** Numbers of records that exports of the form omit. */
export const ExportLeftOut = z.object({
  /** Number of encrypted records: the server has no key to read them. */
  encrypted: z.number(),
  /** Records that their owners deleted; `total` does not count them. */
  deleted: z.number(),
  /** Records that are stored in ODK Central, which exports them. */
  inCentral: z.number(),
});
export type ExportLeftOut = z.infer<typeof ExportLeftOut>;

/** Records of a form, latest first. */
export const FormRecordsAnswer = z.object({
  total: z.number(),
  records: z.array(FormRecord),
  /** Missing from servers of the previous version. */
  leftOut: z.optional(ExportLeftOut),
});
export type FormRecordsAnswer = z.infer<typeof FormRecordsAnswer>;

/**
 * GET administration/forms/:id/records/export: `csv` is a table, or a ZIP with a table for the records
 * and each repeated group; `geojson` has a feature per record; `photos` is a ZIP of all received files.
 */
export const RecordExportQuery = z.object({ format: z.enum(['csv', 'geojson', 'photos']) });
export type RecordExportQuery = z.infer<typeof RecordExportQuery>;

/** A version that was published. An open or closing form accepts records of every version. */
export const FormVersion = z.object({
  id: z.number(),
  /** Empty if the form has none. */
  version: z.string(),
  title: z.string(),
  publishedAt: Moment,
  /** Whether phones download this version. */
  isCurrent: z.boolean(),
  records: z.number(),
});
export type FormVersion = z.infer<typeof FormVersion>;

/** GET administration/forms/:id/versions, the latest first */
export const FormVersionsAnswer = z.object({ versions: z.array(FormVersion) });
export type FormVersionsAnswer = z.infer<typeof FormVersionsAnswer>;

/** GET administration/forms/:id/versions/:versionId: the XForm of a published version. */
export const FormVersionParams = z.object({
  id: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
  versionId: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
});
