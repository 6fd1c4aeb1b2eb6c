import * as z from 'zod';

/** An app user as Central lists it. */
export const AppUser = z.object({
  id: z.number().int(),
  displayName: z.string(),
  /** 64 characters; null after the credential was revoked. */
  token: z.string().nullable(),
});
export type AppUser = z.infer<typeof AppUser>;

/** A new app user: always with a credential. */
export const NewAppUser = AppUser.extend({ token: z.string() });

/** Who may use which form. */
export const Assignment = z.object({ actorId: z.number().int(), xmlFormId: z.string() });
export type Assignment = z.infer<typeof Assignment>;

/** A form as Central lists it. */
export const CentralForm = z.object({
  xmlFormId: z.string(),
  /** Title; null where the form has none. */
  name: z.string().nullish(),
  state: z.string(),
  /** Null or empty where the form has none. */
  version: z.string().nullable(),
  /** MD5 of the XForm, lower-case hex; null for a form that was never published. */
  hash: z.string().nullable(),
  /** Null for a draft. */
  publishedAt: z.string().nullable(),
  /** Null where the form has no draft. */
  draftToken: z.string().nullish(),
});
export type CentralForm = z.infer<typeof CentralForm>;

/** A file that a draft asks for. */
export const DraftAttachment = z.object({ name: z.string(), exists: z.boolean() });

export const Project = z.object({
  id: z.number().int(),
  name: z.string(),
  archived: z.boolean().nullish(),
  /** Set where Central's own encryption of the project is on. */
  keyId: z.number().int().nullish(),
});

export const Role = z.object({ id: z.number().int(), system: z.string().nullable() });

/** A record of the table `Submissions`: the form's questions, and what Central knows of it. */
export const Row = z.looseObject({
  /** Instance id of the record's first version. */
  __id: z.string(),
  __system: z.object({
    submissionDate: z.iso.datetime({ offset: true }),
    /** When it was last edited or reviewed. */
    updatedAt: z.iso.datetime({ offset: true }).nullish(),
    /** When it was deleted; such rows come only where they are asked for. */
    deletedAt: z.iso.datetime({ offset: true }).nullish(),
    /** Id of the app user or web user as text; null where Central does not know. */
    submitterId: z.string().nullish(),
    /** `notDecrypted` for an encrypted record. */
    status: z.string().nullish(),
    deviceId: z.string().nullish(),
    formVersion: z.string().nullish(),
    /** `hasIssues`, `rejected`, `approved` or `edited`; null where nobody looked at it. */
    reviewState: z.string().nullish(),
  }),
});
export type Row = z.infer<typeof Row>;

/** One page of records (OData 4.0 JSON). */
export const RowPage = z.object({
  value: z.array(Row),
  '@odata.count': z.number().int().optional(),
  '@odata.nextLink': z.string().optional(),
});

export const Done = z.object({ success: z.literal(true) });
