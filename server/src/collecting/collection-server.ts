import type { CentralAppUser, CentralFormsAnswer } from '@aranya/shared/contracts/administration';
import type { Database } from '../platform/database/database';
import type { Sentence } from '../platform/languages/sentence';
import type { FormState } from './tables';

/**
 * Why a collection server cannot be read: it refuses this server, its address or certificate is wrong, or it
 * does not answer. The operator must fix the first two.
 */
export type CollectionFault = 'refused' | 'misdirected' | 'unavailable';

/** A fault that all processes of this server share. */
export interface NotedFault {
  kind: CollectionFault;
  /** Message for administrators that names the remedy. */
  sentence: string;
  since: Date;
}

/** An app user of ODK Central and its state on this server. */
export type ExistingAppUser = Omit<CentralAppUser, 'person' | 'suggestion'> & {
  /** Id of the owner; null if the app user has none. */
  personId: string | null;
};

/** Called when records move from one app user of this server to another, by row id. */
export type RecordsGiven = (tx: Database, from: number, to: number) => Promise<void>;

/** App users that existed on the collection server before this product was installed. */
export interface ExistingAppUsers {
  /** Lists all app users, or returns none and a message for administrators. */
  list(): Promise<{ problem: string | null; appUsers: ExistingAppUser[] }>;
  /**
   * Assigns an app user and its records to a person.
   *
   * @param whenGiven Called in the same transaction when records move from one of our app users to another,
   *   before the first is removed. It moves other data that belongs to the records.
   * @throws Problem `not_found`, `app_user_of_another` or `collection_unavailable`.
   */
  link(centralId: number, personId: string, whenGiven: RecordsGiven): Promise<void>;
}

/** A form with its files, to be published on another collection server. */
export interface FormForCollection {
  /** Form id as in the form, not URL-encoded. */
  formId: string;
  /** Empty if the form has no version. */
  version: string;
  /** The XForm. */
  xml: Uint8Array;
  /** Readers of the form's files by file name. */
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** Why the other collection server did not publish a form. */
export interface NotPublished {
  /** Message for the form's author, with the other server's text. */
  said: Sentence;
  /** Whether the form is published when the caller accepts this warning. */
  isWarning: boolean;
}

/** Why ODK Central does not have a form of this server: it was deleted there, or never published. */
export type NotThere = 'deleted' | 'never';

/** Forms on a separate collection server; used only with ODK Central. */
export interface FormsInCentral {
  /**
   * Publishes a form, or a new version of it, completely or not at all.
   *
   * @param acceptWarnings Publishes in spite of the other server's warnings.
   * @returns Null if it is published.
   * @throws Problem `collection_unavailable`: a retry completes the publication.
   */
  publish(form: FormForCollection, acceptWarnings: boolean): Promise<NotPublished | null>;
  /** Lists published forms that can be imported, or returns none and a message for administrators. */
  list(): Promise<CentralFormsAnswer>;
  /**
   * Reads the version that phones download and the names of its files; null if there is no such form.
   *
   * @throws Problem `collection_unavailable`
   */
  read(xmlFormId: string): Promise<{ xml: Uint8Array; fileNames: string[] } | null>;
}

/** A record from a browser that is sent to ODK Central as the person's app user. */
export interface ForwardedRecord {
  appUserId: number;
  deviceId: string | null;
  xml: Uint8Array;
  /** Received files of the record; `path` is on this machine's disk. */
  files: readonly { name: string; contentType: string; path: string }[];
}

export interface RecordInCentral {
  /** Form id as in the form, not URL-encoded. */
  xmlFormId: string;
  /** Instance id of the record's first version. */
  instanceId: string;
}

/** A photo of a record that is stored in ODK Central. */
export interface PhotoInCentral extends RecordInCentral {
  /** File name as written in the record. */
  name: string;
}

/** Records in ODK Central. Each call throws the problem `not_found` if the record was deleted there. */
export interface RecordsToEdit {
  /** Returns the instance id of the current version. */
  currentVersion(record: RecordInCentral): Promise<string>;
  /** Reads the current version, and the names of its received files: `photo` reads those. */
  read(record: RecordInCentral): Promise<{ xml: Uint8Array; fileNames: string[] }>;
}

export interface AccessibleForm {
  /** Row id. */
  id: number;
  /** Form id as in the form, not URL-encoded. */
  xmlFormId: string;
}

/** The person who gets a credential. */
export interface NewAppUser {
  personId: string;
  displayName: string;
  location: string;
}

/**
 * The server that phones talk to: the embedded one, or ODK Central. In both cases people see their records
 * from this server's own tables.
 *
 * Each call throws the problem `collection_unavailable` if the server does not answer. It leaves no partial
 * result; a retry completes it.
 */
export interface CollectionServer {
  kind: 'embedded' | 'central';
  /**
   * Returns the person's app user and creates it if it does not exist. Concurrent calls create one app user.
   * After a revocation the person gets a new token.
   */
  ensureAppUser(who: NewAppUser): Promise<{ id: number; token: string }>;
  /**
   * Replaces the credential of a person whose phone is lost. The new one has access to the same forms.
   * @returns Null if the person has no app user.
   */
  replaceToken(personId: string): Promise<{ id: number; token: string } | null>;
  /** Returns the credential of an app user; null if there is none or it was revoked. */
  tokenOf(appUserId: number): Promise<string | null>;
  /** Grants an app user access to a form. @returns False if it already had access. */
  grantAccess(appUserId: number, form: AccessibleForm): Promise<boolean>;
  /** Returns by row id which forms accept records; a form that is missing in the map is open. */
  formStates(): Promise<ReadonlyMap<number, FormState>>;
  /** Returns forms of this server that ODK Central does not offer to phones; only with ODK Central. */
  formsNotThere?(): Promise<ReadonlyMap<number, NotThere>>;
  /** Imports the records that were sent until now, if this is possible in a short time. */
  catchUp(): Promise<void>;
  /** App users from before the installation; only with ODK Central. */
  existingAppUsers?: ExistingAppUsers;
  /**
   * Reads a photo of a record, up to the largest size of a photo that this server accepts; null if it has not
   * arrived. Only with ODK Central.
   */
  photo?(photo: PhotoInCentral, signal: AbortSignal): Promise<Uint8Array | null>;
  /**
   * Sends a record that a person filled in in the browser; only with ODK Central. Sent twice it is stored once.
   *
   * @throws OpenRosaError if it is refused, Problem `no_app_user`
   */
  forward?(record: ForwardedRecord): Promise<void>;
  /** Records that their sender edits in the browser; only with ODK Central. */
  recordsToEdit?: RecordsToEdit;
  /**
   * Deletes a record with its photos; only with ODK Central, which keeps it for 30 days more.
   *
   * @returns False if this version of ODK Central cannot delete records. A missing record counts as deleted.
   */
  deleteRecord?(record: RecordInCentral): Promise<boolean>;
  /**
   * Reads what was written about a record in ODK Central, if this is possible in a short time; only with ODK Central.
   *
   * @param recordId Row id of the first version.
   */
  catchUpReview?(recordId: number): Promise<void>;
  /** Forms of the other server; only with ODK Central. */
  formsInCentral?: FormsInCentral;
  /** Counts codes of closed accounts that are still valid; only with ODK Central. */
  codesToEnd?(): Promise<number>;
  /** Returns the fault that stopped the last import of records, in any process; null if it succeeded. */
  fault(): Promise<NotedFault | null>;
  start(): void;
  /** Stops background work after pending writes are finished. */
  stop(): Promise<void>;
}
