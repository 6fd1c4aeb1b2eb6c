import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database';
import { ofPerson } from './app-users/app-users';
import type { CollectionServer } from './collection-server';
import { embeddedCollection } from './embedded-collection';
import { accessibleForms } from './forms/form-access';
import { appUser, submission } from './tables';

export interface CollectionState {
  odkUserId: string | null;
  /** In the QR code; null before it is created. */
  odkToken: string | null;
  tokenTrustedAt: Date | null;
  /** Ids of the forms that the person may use, not URL-encoded. */
  allFormAccess: string[];
  isTrialFormCompleted: boolean;
  contributions: number;
}

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

export async function odkUserIdOf(db: Database, personId: string): Promise<string | null> {
  const [found] = await db.select({ id: appUser.id }).from(appUser).where(ofPerson(personId));
  return found ? String(found.id) : null;
}

/** Without rejected records; all versions of an edited record count once. */
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
