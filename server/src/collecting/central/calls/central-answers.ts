import * as z from 'zod';

export const AppUser = z.object({
  id: z.number().int(),
  displayName: z.string(),
  /** 64 characters; null after revocation. */
  token: z.string().nullable(),
});
export type AppUser = z.infer<typeof AppUser>;

export const NewAppUser = AppUser.extend({ token: z.string() });

export const Assignment = z.object({ actorId: z.number().int(), xmlFormId: z.string() });
export type Assignment = z.infer<typeof Assignment>;

export const CentralForm = z.object({
  xmlFormId: z.string(),
  name: z.string().nullish(),
  state: z.string(),
  /** Null or empty if the form has none. */
  version: z.string().nullable(),
  /** MD5 of the XForm, lower-case hex; null for a form that was never published. */
  hash: z.string().nullable(),
  /** Null for a draft. */
  publishedAt: z.string().nullable(),
  draftToken: z.string().nullish(),
});
export type CentralForm = z.infer<typeof CentralForm>;

export const NamedAttachment = z.object({ name: z.string(), exists: z.boolean() });

export const Project = z.object({
  id: z.number().int(),
  name: z.string(),
  archived: z.boolean().nullish(),
  /** Set if Central's own encryption is enabled for the project. */
  keyId: z.number().int().nullish(),
});

export const Role = z.object({ id: z.number().int(), system: z.string().nullable() });

/** A row of the table `Submissions`: answers to the form's questions, and Central's metadata. */
export const Row = z.looseObject({
  /** Instance id of the record's first version. */
  __id: z.string(),
  __system: z.object({
    submissionDate: z.iso.datetime({ offset: true }),
    /** Time of the last edit or review. */
    updatedAt: z.iso.datetime({ offset: true }).nullish(),
    /** Central returns deleted rows only on request. */
    deletedAt: z.iso.datetime({ offset: true }).nullish(),
    /** Id of the app user or web user as text; null if unknown to Central. */
    submitterId: z.string().nullish(),
    /** `notDecrypted` for an encrypted record. */
    status: z.string().nullish(),
    deviceId: z.string().nullish(),
    formVersion: z.string().nullish(),
    /** `hasIssues`, `rejected`, `approved` or `edited`; null before a review. */
    reviewState: z.string().nullish(),
  }),
});
export type Row = z.infer<typeof Row>;

/** OData 4.0 JSON. */
export const RowPage = z.object({
  value: z.array(Row),
  '@odata.count': z.number().int().optional(),
  '@odata.nextLink': z.string().optional(),
});

export const VersionedSubmission = z.object({
  currentVersion: z.object({ instanceId: z.string() }),
});

export const ReviewedSubmission = z.object({
  reviewState: z.enum(['hasIssues', 'edited', 'rejected', 'approved']).nullable(),
});

export const Comment = z.object({ body: z.string(), createdAt: z.iso.datetime({ offset: true }) });

export const SubmissionAudit = z.object({
  action: z.string(),
  /** Comment that a person added to a change of the review state. */
  notes: z.string().nullish(),
  loggedAt: z.iso.datetime({ offset: true }),
});

export const Done = z.object({ success: z.literal(true) });
