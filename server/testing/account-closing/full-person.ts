import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { gapSuggestion } from '../../src/administration/gaps/tables';
import { mailRecipient } from '../../src/administration/mail-updates/tables';
import { centralAppUser, centralAppUserClaim } from '../../src/collecting/central/tables';
import { photoSuggestion, reviewEvent } from '../../src/collecting/reviews/tables';
import { appUser, formRequest, submission } from '../../src/collecting/tables';
import { personProfile } from '../../src/people/accounts/tables';
import { auditEntry } from '../../src/people/audit/tables';
import { doneCall } from '../../src/people/repeated-calls/tables';
import { protectedCell } from '../../src/publishing/public-occurrences/tables';
import type { TestPerson } from '..';
import type { CollectClient } from '../odk-conformance/collect-client';
import type { Collection } from '../odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../odk-conformance/test-forms';

/** Names that occur nowhere else in a test's database. */
export const NAME = 'सुकान्ति ଜୁଆଙ୍ଗ Zzyzx';
export const EMAIL = 'zzyzx@example.org';
/** Token in the link that ends mails to this address. */
export const END_TOKEN = 'ends the mails to this person';

/** A test person with data in every table. */
export interface FullPerson extends TestPerson {
  appUserId: number;
  odkToken: string;
  phone: CollectClient;
  /** Instance ids: a plain record, an edited one, and one of another person that this person edited. */
  instanceIds: string[];
}

/** Creates a person with data in every table. */
export async function makeFullPerson(collection: Collection): Promise<FullPerson> {
  const { server } = collection;
  const { db } = server.context.database;
  const { appUserId, token: odkToken, phone } = await collection.anotherPhone();
  const [{ personId } = { personId: null }] = await db
    .select({ personId: appUser.personId })
    .from(appUser)
    .where(eq(appUser.id, appUserId));
  const id = personId ?? '';
  const { rows } = await db.execute<{ phone_number: string }>(
    sql`select phone_number from person where id = ${id}`,
  );
  const phoneNumber = rows[0]?.phone_number ?? '';
  const { token } = await server.context.accounts.signIn(
    phoneNumber,
    '135790',
    '192.0.2.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  );
  await db.execute(sql`update person set name = ${NAME} where id = ${id}`);
  await db.update(appUser).set({ displayName: NAME }).where(eq(appUser.id, appUserId));
  await db
    .update(personProfile)
    .set({ email: EMAIL, organizationName: 'Zzyzx van samiti', address: 'Zzyzx path 1' })
    .where(eq(personProfile.personId, id));
  await db.insert(gapSuggestion).values({
    userName: `+91 ${phoneNumber.slice(0, 5)} ${phoneNumber.slice(5)}`,
    fullName: NAME,
    country: 'India',
    sdg: '',
    extraDetail: 'Fireflies of Zzyzx',
  });
  await db
    .insert(mailRecipient)
    .values({ email: EMAIL, language: 'or', endToken: END_TOKEN })
    .onConflictDoNothing();
  await db
    .insert(doneCall)
    .values({ callHash: `call of ${id}`, personId: id, contentHash: 'content' });
  await server.context.accounts.sendCode('recovery', { phoneNumber }, '192.0.2.1');
  await db
    .insert(auditEntry)
    .values({ action: 'person.made_community_for', actorId: id, subjectId: id, details: {} });

  await db
    .insert(formRequest)
    .values({ appUserId, formId: collection.treeFormId, reason: `Call me: ${phoneNumber}` });
  await db.insert(centralAppUser).values({ centralId: 900_000 + appUserId, appUserId });
  await db
    .insert(centralAppUserClaim)
    .values({ appUserId, reference: 'claim', holder: 'test', heldUntil: new Date() });

  const [plain, first, second, others, othersEdited] = Array.from({ length: 5 }, newInstanceId) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const named = testRecord({
    instanceId: plain,
    photo: 'leaf.jpg',
    location: '21.5 85.5 0 4',
  }).replace('<species>', `<username>${NAME}</username><village>${NAME}</village><species>`);
  await phone.submit(named, [{ name: 'leaf.jpg', bytes: Buffer.from('only this person') }]);
  await phone.submit(testRecord({ instanceId: first, photo: 'tree.jpg' }), [
    { name: 'tree.jpg', bytes: Buffer.from('shared content') },
  ]);
  await phone.submit(testRecord({ instanceId: second, deprecatedId: first, photo: 'tree.jpg' }));
  await collection.phone.submit(testRecord({ instanceId: others, photo: 'same.jpg' }), [
    { name: 'same.jpg', bytes: Buffer.from('shared content') },
  ]);
  await collection.phone.submit(
    testRecord({ instanceId: othersEdited, deprecatedId: others, photo: 'same.jpg' }),
  );
  // Earlier releases let people edit each other's records; such versions are still stored.
  const sentBy = (id: number, instanceId: string) =>
    db.update(submission).set({ appUserId: id }).where(eq(submission.instanceId, instanceId));
  await sentBy(collection.appUserId, second);
  await sentBy(appUserId, othersEdited);
  await addReview(collection, id, plain);
  await db
    .insert(protectedCell)
    .values({ appUserId, day: '2026-11-21', side: 0.1, cellRow: 215, cellColumn: 855 });
  const stored = await db.select({ id: submission.id }).from(submission);
  if (stored.length < 5) throw new Error('The records of the test were not stored.');
  return {
    id,
    name: NAME,
    phoneNumber,
    pin: '135790',
    token,
    headers: { authorization: `Bearer ${token}` },
    appUserId,
    odkToken,
    phone,
    instanceIds: [plain, first, othersEdited],
  };
}

/** Adds what a review stores about a record with a photo. */
async function addReview(collection: Collection, id: string, instanceId: string): Promise<void> {
  const { db } = collection.server.context.database;
  const [of] = await db
    .select({ id: submission.id })
    .from(submission)
    .where(eq(submission.instanceId, instanceId));
  const ofPlain = { recordId: of?.id ?? 0, versionId: of?.id ?? 0 };
  await db.insert(reviewEvent).values([
    { ...ofPlain, kind: 'asked', text: 'Is it planted?', personId: collection.person.id },
    { ...ofPlain, kind: 'answered', text: 'It grew by itself.', personId: id },
  ]);
  await db.insert(photoSuggestion).values({
    recordId: ofPlain.recordId,
    photo: 'leaf.jpg',
    photoTag: 'photo',
    modelName: 'Trees',
    modelVersion: '1',
    scores: [],
  });
}

/** Name of a content in the file store. */
export const contentName = (text: string) => createHash('sha256').update(text).digest('hex');
