import type { RecordStatements } from '../reading/record-statements';

/** Without content until it arrives. */
export interface NamedFile {
  readonly name: string;
  /** Null if it was not received; then the other fields are null too. */
  readonly sha256: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly contentType: string | null;
  /** A picture that can be shown. Null if unknown. */
  readonly showable: boolean | null;
}

export interface SubmissionToStore extends RecordStatements {
  readonly formId: number;
  readonly formVersionId: number;
  /** The record was read with this revision. */
  readonly mappingRevision: number;
  readonly appUserId: number;
  readonly instanceId: string;
  readonly instanceName: string | null;
  readonly deprecatedId: string | null;
  readonly xml: Uint8Array;
  /** Lower-case hex of the XML's bytes. */
  readonly sha256: string;
  readonly encrypted: boolean;
  readonly deviceId: string | null;
  readonly userAgent: string | null;
  readonly files: readonly NamedFile[];
}
