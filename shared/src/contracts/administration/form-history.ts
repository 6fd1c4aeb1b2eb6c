import * as z from 'zod/mini';
import { Moment, PageNumber } from './paging';

/** GET administration/forms/:id/records */
export const FormRecordsQuery = z.object({ page: PageNumber });

/** A record as the institute sees it. Exact places are on its owner's map only. */
export const FormRecord = z.object({
  id: z.number(),
  /** As the form names it; null where it does not. */
  instanceName: z.nullable(z.string()),
  /** Of the person who sent it; empty where the account was deleted or never was here. */
  name: z.string(),
  /** Of its first version. */
  submittedAt: Moment,
  /** Version of the form; null where this server never had it. */
  version: z.nullable(z.string()),
  /** Nobody here can read it. */
  encrypted: z.boolean(),
  /** The first species of it, by the mapping of the form. */
  species: z.array(z.string()),
  speciesCount: z.number(),
});
export type FormRecord = z.infer<typeof FormRecord>;

/** The latest first. */
export const FormRecordsAnswer = z.object({ total: z.number(), records: z.array(FormRecord) });
export type FormRecordsAnswer = z.infer<typeof FormRecordsAnswer>;

/** A version that was published once. Records of each are taken while the form takes any. */
export const FormVersion = z.object({
  id: z.number(),
  /** Empty where the form has none. */
  version: z.string(),
  title: z.string(),
  publishedAt: Moment,
  /** What phones download. */
  isCurrent: z.boolean(),
  records: z.number(),
});
export type FormVersion = z.infer<typeof FormVersion>;

/** GET administration/forms/:id/versions, the latest first */
export const FormVersionsAnswer = z.object({ versions: z.array(FormVersion) });
export type FormVersionsAnswer = z.infer<typeof FormVersionsAnswer>;

/** GET administration/forms/:id/versions/:versionId: the XForm as it was published. */
export const FormVersionParams = z.object({
  id: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
  versionId: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
});
