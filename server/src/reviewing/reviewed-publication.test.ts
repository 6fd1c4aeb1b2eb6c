import type { OwnRecords } from '@aranya/shared/contracts';
import type { ExploreRecord, ExploreRecords } from '@aranya/shared/contracts/explore';
import type { ReviewStatistics } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../testing/odk-conformance/reviewed-collection';
import { testRecord } from '../../testing/odk-conformance/test-forms';
import { personProfile } from '../people/accounts/tables';
import { licensedRecords } from '../publishing/downloads/licensed-records';
import { placeCondition, readFilter } from '../publishing/explore/record-filter';
import { setRecordLicence } from '../publishing/licences/licences';

let reviewed: ReviewedCollection;
beforeEach(async () => {
  reviewed = await openReviewedCollection();
});
afterEach(() => reviewed.collection.close());

const PLACE = { latitude: 20.84321, longitude: 85.10321 };
const location = `${PLACE.latitude} ${PLACE.longitude} 0 5`;

async function published(): Promise<ExploreRecord[]> {
  await reviewed.collection.server.context.publicPlaces.caughtUp();
  return (await reviewed.get<ExploreRecords>('explore/records')).records;
}

const namesAndSides = async () =>
  (await published()).map(({ speciesName, coarseSide }) => `${speciesName} ${coarseSide}`).sort();

test('moves a corrected record to its species', async () => {
  const { id } = await reviewed.sent({ species: 'Shorea_robusta', location });
  expect(await published()).toMatchObject([{ speciesName: 'Shorea robusta', isConfirmed: false }]);
  await reviewed.decided(id, { decision: 'confirm' });
  expect(await published()).toMatchObject([{ speciesName: 'Shorea robusta', isConfirmed: true }]);
  await reviewed.decided(id, { decision: 'change', species: 'Madhuca longifolia' });
  expect(await published()).toMatchObject([
    { speciesName: 'Madhuca longifolia', isConfirmed: true, ...PLACE },
  ]);
});

test('publishes a record of an unlisted name when a reviewer gives it a listed species', async () => {
  const { id } = await reviewed.sent({ species: 'Big_tree', location });
  expect(await published()).toEqual([]);
  await reviewed.decided(id, { decision: 'change', species: 'Shorea robusta' });
  expect(await published()).toMatchObject([{ speciesName: 'Shorea robusta' }]);
});

test('coarsens a record and its neighbours after its species becomes a threatened one', async () => {
  const { id } = await reviewed.sent({ species: 'Shorea_robusta', location });
  await reviewed.collection.phone.submit(testRecord({ species: 'Madhuca_longifolia', location }));
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0', 'Shorea robusta 0']);
  await reviewed.decided(id, { decision: 'change', species: 'Taxus contorta' });
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0.1', 'Taxus contorta 0.1']);
  expect((await published()).map(({ isConfirmed }) => isConfirmed)).toEqual([null, null]);
  // The record stays coarse: its exact place would reveal where the threatened species was reported.
  await reviewed.decided(id, { decision: 'confirm' });
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0.1', 'Shorea robusta 0.1']);
});

test('removes rejected and hidden records from everything public', async () => {
  const { id } = await reviewed.sent({ location });
  await reviewed.decided(id, { decision: 'not-wild' });
  expect(await published()).toEqual([]);
  await reviewed.decided(id, { decision: 'cannot-tell', reason: 'no-photo' });
  expect(await published()).toMatchObject([{ isConfirmed: false }]);
  const show = async (hidden: boolean, reason: string) =>
    reviewed.tell(`review/records/${id}/visibility`, {
      revision: (await reviewed.open(id)).revision,
      hidden,
      reason,
    });
  expect(await show(true, 'A private garden.')).toBe(200);
  expect(await published()).toEqual([]);
  expect(await show(false, '')).toBe(200);
  expect(await published()).toHaveLength(1);
});

test('coarsens a place with a reason that the collector sees, and restores the exact place', async () => {
  const { id } = await reviewed.sent({ species: 'Shorea_robusta', location });
  await reviewed.decided(id, { decision: 'confirm' });
  await reviewed.collection.phone.submit(testRecord({ species: 'Madhuca_longifolia', location }));
  const confirmed = async () =>
    (await reviewed.get<ExploreRecords>('explore/records?confirmed=yes')).records.length;
  const hide = async (coarseSide: number, reason = '') =>
    reviewed.tell(`review/records/${id}/place`, {
      revision: (await reviewed.open(id)).revision,
      coarseSide,
      reason,
    });
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0', 'Shorea robusta 0']);
  expect(await confirmed()).toBe(1);
  expect(await hide(0.1)).toBe('invalid_input');
  expect(await hide(0.5, 'A nest.')).toBe('invalid_input');
  expect(await hide(0.01, 'A nest.')).toBe(200);
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0.01', 'Shorea robusta 0.01']);
  expect(await confirmed()).toBe(0);
  expect(await hide(0.01, 'Still a nest.')).toBe('invalid_input');
  expect(await hide(0.1, 'Two nests.')).toBe(200);
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0.1', 'Shorea robusta 0.1']);
  const { person } = reviewed.collection;
  const own = (await reviewed.get<OwnRecords>('own-records', person)).records;
  expect(own.find((record) => record.id === id)).toMatchObject({
    status: 'coarse',
    coarseDegrees: 0.1,
    coarseReason: 'Two nests.',
  });
  expect(await hide(0)).toBe(200);
  expect(await namesAndSides()).toEqual(['Madhuca longifolia 0', 'Shorea robusta 0']);
  expect((await reviewed.open(id)).history.map(({ kind }) => kind)).toEqual([
    'received',
    'identified',
    'coarsened',
    'coarsened',
    'exact',
  ]);
});

test('thanks for the first public records of a species in a block, from public counts only', async () => {
  const { person, anotherPhone, clientOf, phone } = reviewed.collection;
  const thanks = async () => {
    await reviewed.collection.server.context.publicPlaces.caughtUp();
    return (await reviewed.get<OwnRecords>('own-records', person)).firstRecords;
  };
  await phone.submit(testRecord({ species: 'Shorea_robusta', location }));
  await phone.submit(testRecord({ species: 'Shorea_robusta', location }));
  await phone.submit(testRecord({ species: 'Taxus_contorta', location: '31.02 77.01 0 5' }));
  expect(await thanks()).toEqual([
    { speciesName: 'Shorea robusta', block: expect.any(String), count: 2 },
  ]);
  const other = clientOf((await anotherPhone()).token);
  await other.submit(testRecord({ species: 'Shorea_robusta', location }));
  expect(await thanks()).toEqual([]);
});

test('names identification and, with consent, reviewer in downloads', async () => {
  const { context } = reviewed.collection.server;
  const { db } = context.database;
  await setRecordLicence(db, 'CC-BY-4.0', true);
  const { id } = await reviewed.sent({ species: 'Shorea_robusta', location });
  await reviewed.decided(id, { decision: 'change', species: 'Madhuca longifolia' });
  const identification = async () => {
    await context.publicPlaces.caughtUp();
    const all = readFilter({}, await context.publicPlaces.rules(), await context.borders());
    const [record] = await (await licensedRecords(context, placeCondition(all))).page(null, 10);
    return record?.identification;
  };
  const date = (await reviewed.open(id)).history.at(-1)?.at.slice(0, 10);
  expect(await identification()).toEqual({ verbatimName: 'Shorea robusta', date, by: null });
  await db
    .update(personProfile)
    .set({ nameIsPublic: true })
    .where(eq(personProfile.personId, reviewed.reviewer.id));
  expect(await identification()).toMatchObject({ by: 'Rita Sen' });
});

test('counts public records of the same species, and returns statistics', async () => {
  const ids = [];
  for (let sent = 0; sent < 3; sent += 1) ids.push((await reviewed.sent({ location })).id);
  const [first = '', second = ''] = ids;
  await published();
  expect((await reviewed.open(first)).species[0]?.expectedHere).toMatchObject({
    inDistrict: 3,
    everywhere: 3,
  });
  await reviewed.decided(first, { decision: 'confirm' });
  await reviewed.decided(second, { decision: 'not-wild' });
  const statistics = await reviewed.get<ReviewStatistics>('review/statistics');
  expect(statistics).toMatchObject({
    waiting: 1,
    confirmed: 1,
    notWild: 1,
    openQuestions: 0,
    forms: [{ formId: 'tree_test', decided: 2, confirmed: 1 }],
    species: [{ name: 'Shorea robusta', decided: 2, confirmed: 1 }],
  });
  expect(statistics.medianHours).toBeGreaterThanOrEqual(0);
});
