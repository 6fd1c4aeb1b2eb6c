import type { ProfileAnswer } from '@aranya/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { collectionStateOf } from '../../collecting/collection-state';
import { person, personCredential, personProfile } from '../../people/accounts/tables';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { NEW_KEY_OFFERED_SECONDS } from './limits';
import { photoAddress } from './profile-photos';

/** @throws Problem `forbidden` when the person no longer exists. */
export async function describePerson(
  { collection: collectionServer, database: { db } }: AccountContext,
  personId: string,
): Promise<ProfileAnswer> {
  const [found] = await db
    .select({
      name: person.name,
      phoneNumber: person.phoneNumber,
      profile: personProfile,
      pinAt: personCredential.updatedAt,
    })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .leftJoin(
      personCredential,
      and(eq(personCredential.userId, person.id), eq(personCredential.providerId, 'credential')),
    )
    .where(eq(person.id, personId));
  if (!found) throw new Problem('forbidden');
  const { name, phoneNumber, profile, pinAt } = found;
  const { odkToken, tokenTrustedAt, allFormAccess, ...collection } = await collectionStateOf(
    db,
    personId,
    collectionServer,
  );
  return {
    id: personId,
    name,
    phoneNumber: phoneNumber ?? '',
    email: profile?.email ?? '',
    userImageUri: profile?.photo ? photoAddress(profile.photo) : '',
    organization: profile?.organization ?? '',
    organizationName: profile?.organizationName ?? '',
    webURL: profile?.webURL ?? '',
    address: profile?.address ?? '',
    feedback: profile?.feedback ?? '',
    mobileCompanyName: profile?.mobileCompanyName ?? '',
    location: profile?.location ?? '',
    language: profile?.language ?? '',
    isCommForUser: profile?.isCommForUser ? '1' : '0',
    isAdministrator: profile?.isAdministrator ?? false,
    isReviewer: profile?.isReviewer ?? false,
    ...collection,
    odkInfo: {
      odkToken,
      allFormAccess,
      isOlderThanPin: odkToken !== null && isOlder(tokenTrustedAt, pinAt),
    },
  };
}

/** A person whose PIN was recently set after the key was created is offered a new key. */
const isOlder = (tokenTrustedAt: Date | null, pinAt: Date | null): boolean =>
  tokenTrustedAt !== null &&
  pinAt !== null &&
  tokenTrustedAt < pinAt &&
  Date.now() - pinAt.getTime() < NEW_KEY_OFFERED_SECONDS * 1000;
