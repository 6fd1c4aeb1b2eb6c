import type { CentralAppUser, CentralFormsAnswer } from '@aranya/shared/contracts/administration';
import type { Database } from '../platform/database/database';
import type { Sentence } from '../platform/languages/sentence';
import type { FormState } from './tables';

/** The operator must fix the first two. `misdirected`: the address or certificate is wrong. */
export type CollectionFault = 'refused' | 'misdirected' | 'unavailable';

export interface NotedFault {
  kind: CollectionFault;
  /** For administrators; names the remedy. */
  sentence: string;
  since: Date;
}

export type ExistingAppUser = Omit<CentralAppUser, 'person' | 'suggestion'> & {
  personId: string | null;
};

/** Called when records move from one app user of this server to another, by row id. */
export type RecordsGiven = (tx: Database, from: number, to: number) => Promise<void>;

/** App users that existed on the collection server before this product was installed. */
export interface ExistingAppUsers {
  /** Lists all app users, or returns none and a message for administrators. */
  list(): Promise<{ problem: string | null; appUsers: ExistingAppUser[] }>;
  /**
   * @param whenGiven Called in the same transaction, before the first of two app users is removed.
   *   It moves other data that belongs to the records.
   * @throws Problem `not_found`, `app_user_of_another` or `collection_unavailable`.
   */
  link(centralId: number, personId: string, whenGiven: RecordsGiven): Promise<void>;
}

export interface FormForCollection {
  /** Not URL-encoded. */
  formId: string;
  /** Empty if the form has no version. */
  version: string;
  xml: Uint8Array;
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

export interface NotPublished {
  /** For the form's author, with the other server's text. */
  said: Sentence;
  /** Accepting this warning publishes the form. */
  isWarning: boolean;
}

export type NotThere = 'deleted' | 'never';

/** Only with ODK Central. */
export interface FormsInCentral {
  /**
   * Publishes the form completely or not at all.
   * @returns Null if it is published.
   * @throws Problem `collection_unavailable`: a retry completes the publication.
   */
  publish(form: FormForCollection, acceptWarnings: boolean): Promise<NotPublished | null>;
  /** Published forms that can be imported, or none and a message for administrators. */
  list(): Promise<CentralFormsAnswer>;
  /** Version that phones download, or null. @throws Problem `collection_unavailable` */
  read(xmlFormId: string): Promise<{ xml: Uint8Array; fileNames: string[] } | null>;
}

/** From a browser; ODK Central gets it from the person's app user. */
export interface ForwardedRecord {
  appUserId: number;
  deviceId: string | null;
  xml: Uint8Array;
  /** `path` is on this machine's disk. */
  files: readonly { name: string; contentType: string; path: string }[];
}

export interface RecordInCentral {
  /** Not URL-encoded. */
  xmlFormId: string;
  /** Instance id of the record's first version. */
  instanceId: string;
}

export interface PhotoInCentral extends RecordInCentral {
  name: string;
}

/** Each call throws the problem `not_found` if the record was deleted in ODK Central. */
export interface RecordsToEdit {
  /** Returns the instance id. */
  currentVersion(record: RecordInCentral): Promise<string>;
  /** The names are those of received files: `photo` reads them. */
  read(record: RecordInCentral): Promise<{ xml: Uint8Array; fileNames: string[] }>;
}

export interface AccessibleForm {
  id: number;
  /** Not URL-encoded. */
  xmlFormId: string;
}

export interface NewAppUser {
  personId: string;
  displayName: string;
  location: string;
}

/**
 * The embedded server or ODK Central. In both cases people see records from our own tables.
 * Each call throws the problem `collection_unavailable` if the server does not answer. It leaves no
 * partial result; a retry completes it.
 */
export interface CollectionServer {
  kind: 'embedded' | 'central';
  /** Concurrent calls create one app user. After a revocation the person gets a new token. */
  ensureAppUser(who: NewAppUser): Promise<{ id: number; token: string }>;
  /** The new one has access to the same forms. @returns Null if the person has no app user. */
  replaceToken(personId: string): Promise<{ id: number; token: string } | null>;
  tokenOf(appUserId: number): Promise<string | null>;
  /** @returns False if the app user already had access. */
  grantAccess(appUserId: number, form: AccessibleForm): Promise<boolean>;
  /** By row id; a form that is missing in the map is open. */
  formStates(): Promise<ReadonlyMap<number, FormState>>;
  /** By row id; only with ODK Central. */
  formsNotThere?(): Promise<ReadonlyMap<number, NotThere>>;
  /** Imports the records that were sent until now, if this is possible in a short time. */
  catchUp(): Promise<void>;
  /** Only with ODK Central. */
  existingAppUsers?: ExistingAppUsers;
  /** Null if the photo has not arrived. Up to our largest size; only with ODK Central. */
  photo?(photo: PhotoInCentral, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Idempotent; only with ODK Central. @throws OpenRosaError if refused, Problem `no_app_user` */
  forward?(record: ForwardedRecord): Promise<void>;
  /** Only with ODK Central. */
  recordsToEdit?: RecordsToEdit;
  /**
   * Only with ODK Central, which keeps the record for 30 days more.
   * @returns False if this version cannot delete records. A missing record counts as deleted.
   */
  deleteRecord?(record: RecordInCentral): Promise<boolean>;
  /** Waits a short time; only with ODK Central. @param recordId Row id of the first version. */
  catchUpReview?(recordId: number): Promise<void>;
  /** Only with ODK Central. */
  formsInCentral?: FormsInCentral;
  /** Codes of closed accounts that are still valid; only with ODK Central. */
  codesToEnd?(): Promise<number>;
  /** Fault of the last import of records, in any process; null if it succeeded. */
  fault(): Promise<NotedFault | null>;
  start(): void;
  /** Pending writes are finished first. */
  stop(): Promise<void>;
}
