import type { Database } from '../platform/database/database';
import type { Sentence } from '../platform/languages/sentence';
import type { FormState } from './tables';

/**
 * Why a collection server cannot be read: it refuses this server, its address or certificate is wrong, or it
 * does not answer. The first two wait for the operator.
 */
export type CollectionFault = 'refused' | 'misdirected' | 'unavailable';

/** A fault as all processes of this server know it. */
export interface NotedFault {
  kind: CollectionFault;
  /** For administrators, with what to do. */
  sentence: string;
  since: Date;
}

/** An app user of ODK Central with what is known of it here. */
export interface ExistingAppUser {
  /** Central's id. */
  centralId: number;
  displayName: string;
  /** Whether a phone with its code can send. */
  active: boolean;
  /** The person closed the account, and Central was not yet told to end the code. */
  ending: boolean;
  /** Whose it is; null where nobody's. */
  personId: string | null;
  records: number;
}

/** Records go from one of our app users to another, by row id. */
export type RecordsGiven = (tx: Database, from: number, to: number) => Promise<void>;

/** App users that were on the collection server before this product came. */
export interface ExistingAppUsers {
  /** All of them, or none and a sentence for administrators why. */
  list(): Promise<{ problem: string | null; appUsers: ExistingAppUser[] }>;
  /**
   * Makes one a person's, with its records.
   *
   * @param whenGiven Called in the same transaction where records change from one of our app users to
   *   another, before the first is removed: for what else belongs to their records.
   * @throws Problem `not_found`, `app_user_of_another` or `collection_unavailable`.
   */
  link(centralId: number, personId: string, whenGiven: RecordsGiven): Promise<void>;
}

/** A form with its files, on its way to a collection server that is not this one. */
export interface FormForCollection {
  /** As in the form, not encoded. */
  formId: string;
  /** Empty where the form has none. */
  version: string;
  /** The XForm. */
  xml: Uint8Array;
  /** Reads the files that go with it, by name. */
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** Why a form was not published there. */
export interface NotPublished {
  /** For the form's author, with the server's own words. */
  said: Sentence;
  /** Whether it is published where this is accepted. */
  isWarning: boolean;
}

/** A form that ODK Central has and this server has not, or an older version of. */
export interface FormInCentral {
  /** As in the form, not encoded. */
  xmlFormId: string;
  title: string;
  version: string;
  /** Version that this server has; null where it has none of the form. */
  versionHere: string | null;
  state: FormState;
}

/** Why ODK Central has not a form of this server: it had it, or it never was published there. */
export type NotThere = 'deleted' | 'never';

/** Forms on a collection server that is not this one: only with ODK Central. */
export interface FormsInCentral {
  /**
   * Publishes a form there, or a new version of it: all of it, or nothing.
   *
   * @param acceptWarnings Whether it is published in spite of what the server warns of.
   * @returns Null where it is published.
   * @throws Problem `collection_unavailable`: the same call later does the rest.
   */
  publish(form: FormForCollection, acceptWarnings: boolean): Promise<NotPublished | null>;
  /** Published ones that can be taken over, or none and a sentence for administrators why. */
  list(): Promise<{ problem: string | null; forms: FormInCentral[] }>;
  /**
   * The version that phones get, with the names of its files; null where there is no such form.
   *
   * @throws Problem `collection_unavailable`
   */
  read(xmlFormId: string): Promise<{ xml: Uint8Array; fileNames: string[] } | null>;
}

/** A photo of a record that is in ODK Central. */
export interface PhotoInCentral {
  /** As in the form, not encoded. */
  xmlFormId: string;
  /** Of the record's first version. */
  instanceId: string;
  /** The file's name, as the record says it. */
  name: string;
}

/** A form that access is asked for. */
export interface AccessibleForm {
  /** Row id. */
  id: number;
  /** As in the form, not encoded. */
  xmlFormId: string;
}

/** Who gets a credential. */
export interface NewAppUser {
  personId: string;
  displayName: string;
  location: string;
}

/**
 * The server that phones talk to: the embedded one, or ODK Central. What people see of their
 * records is read from this server's own tables in both cases.
 *
 * Each call throws the problem `collection_unavailable` where the server does not answer; nothing
 * is half done then, and the same call later finishes it.
 */
export interface CollectionServer {
  kind: 'embedded' | 'central';
  /**
   * Makes the app user of a person, or finds the one that is there: a person has one, however often
   * and however many at once ask for it. After a revocation the person gets a new token.
   */
  ensureAppUser(who: NewAppUser): Promise<{ id: number; token: string }>;
  /**
   * Ends the credential of a person, because the phone with it is lost, and gives another with the
   * same forms. @returns Null where the person has no app user.
   */
  replaceToken(personId: string): Promise<{ id: number; token: string } | null>;
  /** The credential of an app user; null where there is none, or it was revoked. */
  tokenOf(appUserId: number): Promise<string | null>;
  /** Lets an app user use a form. @returns False where it might already. */
  grantAccess(appUserId: number, form: AccessibleForm): Promise<boolean>;
  /** Which forms take records, by row id; a form that is not named is open. */
  formStates(): Promise<ReadonlyMap<number, FormState>>;
  /** Forms of this server that phones cannot have from there; only with ODK Central. */
  formsNotThere?(): Promise<ReadonlyMap<number, NotThere>>;
  /** Sees to it that records sent until now are in the tables, if that is possible in short time. */
  catchUp(): Promise<void>;
  /** App users from before; only with ODK Central. */
  existingAppUsers?: ExistingAppUsers;
  /**
   * A photo of a record, of whatever size up to that of a photo that is taken here; null where it has
   * not arrived. Only with ODK Central.
   */
  photo?(photo: PhotoInCentral, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Forms there; only with ODK Central. */
  formsInCentral?: FormsInCentral;
  /** How many codes of closed accounts still work there; only with ODK Central. */
  codesToEnd?(): Promise<number>;
  /** What kept the last reading from records, in whichever process; null where nothing did. */
  fault(): Promise<NotedFault | null>;
  /** Begins what runs by itself. */
  start(): void;
  /** Ends it; waits for what is being stored. */
  stop(): Promise<void>;
}
