import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database';
import { ofPerson } from './app-users/app-users';
import type { CollectionServer } from './collection-server';
import { embeddedCollection } from './embedded-collection';
import { accessibleForms } from './forms/form-access';
import { appUser, submission } from './tables';

/** A person's collecting state in answers to sign-in and profile requests. */
export interface CollectionState {
  /** Id of the app user; null before it is created. */
  odkUserId: string | null;
  /** The credential in the QR code; null before it is created. */
  odkToken: string | null;
  /** When the credential was created or replaced; null before that. */
  tokenTrustedAt: Date | null;
  /** Ids of the forms that the person may use, as in the forms (not URL-encoded). */
  allFormAccess: string[];
  isTrialFormCompleted: boolean;
  /** Records sent so far. */
  contributions: number;
}

/**
 * Reads the collecting state of one person.
 *
 * @param collection Supplies the credential; without it the embedded server's credential is used.
 */
export async function collectionStateOf(
  db: Database,
  personId: string,
  collection: Pick<CollectionServer, 'tokenOf'> = embeddedCollection(db),
): Promise<CollectionState> {
  const [found] = await db
    .select({
      id: appUser.id,
      tokenTrustedAt: appUser.tokenTrustedAt,
      trialCompletedAt: appUser.trialCompletedAt,
    })
    .from(appUser)
    .where(ofPerson(personId));
  if (!found) {
    return {
      odkUserId: null,
      odkToken: null,
      tokenTrustedAt: null,
      allFormAccess: [],
      isTrialFormCompleted: false,
      contributions: 0,
    };
  }
  return {
    odkUserId: String(found.id),
    odkToken: await collection.tokenOf(found.id),
    tokenTrustedAt: found.tokenTrustedAt,
    allFormAccess: await accessibleForms(db, found.id),
    isTrialFormCompleted: found.trialCompletedAt !== null,
    contributions: await recordsOf(db, found.id),
  };
}

/** Returns the id of a person's app user; null before it is created. */
export async function odkUserIdOf(db: Database, personId: string): Promise<string | null> {
  const [found] = await db.select({ id: appUser.id }).from(appUser).where(ofPerson(personId));
  return found ? String(found.id) : null;
}

/** Counts the records of an app user without rejected ones; all versions of an edited record count once. */
const recordsOf = (db: Database, appUserId: number): Promise<number> =>
  db.$count(
    submission,
    and(
      eq(submission.appUserId, appUserId),
      isNull(submission.editOf),
      isNull(submission.deletedAt),
      isNull(submission.rejectedAt),
    ),
  );
