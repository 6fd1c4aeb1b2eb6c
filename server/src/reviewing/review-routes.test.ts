import type { OwnRecord, OwnRecords } from '@aranya/shared/contracts';
import type {
  ReviewChoices,
  ReviewRecordsAnswer,
  ReviewSpeciesAnswer,
} from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import { post, signedInPerson, type TestPerson } from '../../testing';
import type { Collection } from '../../testing/odk-conformance/collection-fixture';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../testing/odk-conformance/reviewed-collection';
import { newInstanceId, testRecord } from '../../testing/odk-conformance/test-forms';
import { auditEntry } from '../people/audit/tables';
import { API_PREFIX } from '../platform/http/api-prefix';
import { countHomeStatistics } from '../publishing/statistics/home-statistics';

let reviewed: ReviewedCollection;
let collection: Collection;
let reviewer: TestPerson;
beforeAll(async () => {
  reviewed = await openReviewedCollection();
  ({ collection, reviewer } = reviewed);
});
afterAll(() => collection.close());

const get: ReviewedCollection['get'] = (...call) => reviewed.get(...call);
const tell: ReviewedCollection['tell'] = (...call) => reviewed.tell(...call);
const list: ReviewedCollection['list'] = (...call) => reviewed.list(...call);
const open: ReviewedCollection['open'] = (...call) => reviewed.open(...call);
const sent: ReviewedCollection['sent'] = (...call) => reviewed.sent(...call);
const decided: ReviewedCollection['decided'] = (...call) => reviewed.decided(...call);

const own = async (id: string): Promise<OwnRecord> => {
  const { records } = await get<OwnRecords>('own-records', collection.person);
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error('The record is missing.');
  return found;
};

const reviewOf = async (id: string) => (await own(id)).species[0]?.review;

const identifiedAs = async (species: string) => (await list(`species=${species}`)).records.length;

test('confirms a record, and shows the confirmation to the collector', async () => {
  const { id, status, species, collector } = await sent();
  expect({ status, species, collector }).toEqual({
    status: 'waiting',
    species: ['Shorea robusta'],
    collector: collection.person.name,
  });
  expect(await reviewOf(id)).toMatchObject({ status: 'waiting', at: null });
  expect(await decided(id, { decision: 'confirm', comment: 'A fine tree.' })).toBe(200);
  expect(await reviewOf(id)).toMatchObject({
    status: 'confirmed',
    species: 'Shorea robusta',
    comment: 'A fine tree.',
  });
  const { history, species: shown } = await open(id);
  expect(shown[0]).toMatchObject({
    recordedName: 'Shorea robusta',
    localName: 'Sal',
    place: [28.7041, 77.10257],
    review: { status: 'confirmed' },
  });
  expect(history.map(({ kind, by, status: found }) => [kind, by, found])).toEqual([
    ['received', collection.person.name, null],
    ['identified', 'Rita Sen', 'confirmed'],
  ]);
});

test('corrects a record to another species of the lists only', async () => {
  const { id } = await sent({ species: 'Shorea_robusta' });
  expect(await decided(id, { decision: 'change', species: 'Nothing known' })).toBe('invalid_input');
  expect(await decided(id, { decision: 'change' })).toBe('invalid_input');
  expect(await decided(id, { decision: 'change', species: 'madhuca longifolia' })).toBe(200);
  expect(await reviewOf(id)).toMatchObject({ status: 'changed', species: 'Madhuca longifolia' });
  expect((await list('order=newest')).records[0]).toMatchObject({
    id,
    status: 'changed',
    species: ['Madhuca longifolia'],
  });
  expect(await identifiedAs('Madhuca%20longifolia')).toBe(1);
});

test('retains an identification after an edit only if the name is unchanged', async () => {
  const [first, second, third] = [newInstanceId(), newInstanceId(), newInstanceId()];
  const { id } = await sent({ instanceId: first });
  await decided(id, { decision: 'change', species: 'Madhuca longifolia' });
  await collection.phone.submit(testRecord({ instanceId: second, deprecatedId: first }));
  expect(await reviewOf(id)).toMatchObject({ status: 'changed', species: 'Madhuca longifolia' });
  await collection.phone.submit(
    testRecord({ instanceId: third, deprecatedId: second, species: 'Bombax_ceiba' }),
  );
  expect(await reviewOf(id)).toMatchObject({ status: 'waiting', species: null });
  expect((await list('status=waiting&order=newest')).records[0]).toMatchObject({
    id,
    species: ['Bombax ceiba'],
  });
});

test('returns record_decided when a decision or an edit came after the revision', async () => {
  const instanceId = newInstanceId();
  const { id, revision } = await sent({ instanceId });
  const confirm = { revision, position: 0, decision: 'confirm' };
  expect(await tell(`review/records/${id}/identification`, confirm)).toBe(200);
  expect(await tell(`review/records/${id}/identification`, confirm)).toBe('record_decided');
  const now = (await open(id)).revision;
  await collection.phone.submit(
    testRecord({ instanceId: newInstanceId(), deprecatedId: instanceId }),
  );
  const question = { revision: now, text: 'Is it planted?' };
  expect(await tell(`review/records/${id}/question`, question)).toBe('record_decided');
});

test('stores exactly one of ten decisions about the same revision', async () => {
  const { id, revision } = await sent();
  const reviewers = await Promise.all(
    Array.from({ length: 10 }, () => signedInPerson(collection.server, { isReviewer: true })),
  );
  const answers = await Promise.all(
    reviewers.map((one) =>
      tell(
        `review/records/${id}/identification`,
        { revision, position: 0, decision: 'confirm' },
        one,
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'record_decided')).toHaveLength(9);
  expect((await open(id)).history.filter(({ kind }) => kind === 'identified')).toHaveLength(1);
});

test('asks the collector, and returns the record to the reviewers after the answer', async () => {
  const { id, revision } = await sent();
  const answer = (text: string, who = collection.person) =>
    tell(`own-records/${id}/answer`, { text }, who);
  expect(await answer('Nobody asked.')).toBe('record_decided');
  expect(await tell(`review/records/${id}/question`, { revision, text: 'Is it planted?' })).toBe(
    200,
  );
  expect(await reviewOf(id)).toMatchObject({ status: 'asked', comment: 'Is it planted?' });
  expect((await list('status=asked')).records.map((one) => one.id)).toContain(id);
  expect(await answer('I do not know.', await signedInPerson(collection.server))).toBe('not_found');
  expect(await answer('ହଁ, it is.')).toBe(200);
  expect(await answer('Once more.')).toBe('record_decided');
  expect(await reviewOf(id)).toMatchObject({ status: 'waiting' });
  expect((await open(id)).history.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', ''],
    ['asked', 'Is it planted?'],
    ['answered', 'ହଁ, it is.'],
  ]);
});

test('requires a reason for cannot-tell, and sets the status to waiting after an edit', async () => {
  const instanceId = newInstanceId();
  const { id } = await sent({ instanceId });
  expect(await decided(id, { decision: 'cannot-tell' })).toBe('invalid_input');
  expect(await decided(id, { decision: 'cannot-tell', reason: 'blurred' })).toBe(200);
  expect(await reviewOf(id)).toMatchObject({ status: 'cannot-tell', reason: 'blurred' });
  await collection.phone.submit(
    testRecord({ instanceId: newInstanceId(), deprecatedId: instanceId }),
  );
  expect(await reviewOf(id)).toMatchObject({ status: 'waiting', reason: null });
});

test('removes rejected and hidden records from the counters until they are restored', async () => {
  const count = async () =>
    (await countHomeStatistics(collection.server.context.database.db)).totalcontributions;
  const { id } = await sent();
  const before = await count();
  await decided(id, { decision: 'not-wild' });
  expect(await count()).toBe(before - 1);
  expect(await own(id)).toMatchObject({ status: 'not-counted', reasons: ['rejected'] });
  await decided(id, { decision: 'confirm' });
  expect(await count()).toBe(before);
  const show = async (hidden: boolean, reason = '') =>
    tell(`review/records/${id}/visibility`, {
      revision: (await open(id)).revision,
      hidden,
      reason,
    });
  expect(await show(true)).toBe('invalid_input');
  expect(await show(true, 'A face is in the photo.')).toBe(200);
  expect(await count()).toBe(before - 1);
  expect(await reviewOf(id)).toMatchObject({
    status: 'hidden',
    comment: 'A face is in the photo.',
  });
  expect((await open(id)).hidden).toBe('A face is in the photo.');
  expect(await show(false)).toBe(200);
  expect(await count()).toBe(before);
  expect(await reviewOf(id)).toMatchObject({ status: 'confirmed' });
});

test('decides several records, and skips those with a newer decision', async () => {
  const records = [await sent(), await sent(), await sent()];
  const [, second] = records;
  await decided(second?.id ?? '', { decision: 'not-wild' });
  const answer = await post(
    collection.server.app,
    `${API_PREFIX}/review/decisions`,
    { records: records.map(({ id, revision }) => ({ id, revision })), decision: 'confirm' },
    reviewer.headers,
  );
  expect(answer.json()).toEqual({
    decided: [records[0]?.id, records[2]?.id],
    skipped: [second?.id],
  });
});

test('lists every record once over all pages, in both orders', async () => {
  const { app } = collection.server;
  await collection.phone.submit(testRecord());
  const all = async (order: string) => {
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const url = `${API_PREFIX}/review/records?order=${order}${after && `&after=${after}`}`;
      const answer = await app.inject({ url, headers: reviewer.headers });
      const page: ReviewRecordsAnswer = answer.json();
      expect(page.total).toBeGreaterThan(55);
      ids.push(...page.records.map(({ id }) => id));
      after = page.next;
    }
    return ids;
  };
  for (let sentNow = 0; sentNow < 55; sentNow += 1) await collection.phone.submit(testRecord());
  const oldest = await all('oldest');
  expect(new Set(oldest).size).toBe(oldest.length);
  expect(await all('newest')).toEqual([...oldest].reverse());
});

test.each(['after=1', 'after=a_b', 'from=2026-99-01', 'status=sent'])(
  'refuses a list with %s',
  async (query) => {
    const { headers } = reviewer;
    const url = `${API_PREFIX}/review/records?${query}`;
    expect((await collection.server.app.inject({ url, headers })).statusCode).toBe(400);
  },
);

describe('scope of a reviewer', () => {
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(collection.server, { isAdministrator: true });
  });
  const limited = async (scope: object) => {
    const person = await signedInPerson(collection.server, { isReviewer: true });
    const path = `administration/people/${person.id}/review-scope`;
    const whole = { forms: [], districts: [], groups: [], ...scope };
    expect(await tell(path, whole, administrator)).toBe(200);
    expect(await get(path, administrator)).toEqual(whole);
    return person;
  };
  const ANGUL = '20.84 85.10 0 5';

  test.each([
    ['of another form', { forms: ['none'] }, { forms: ['tree_test'] }],
    [
      'of another district',
      { districts: ['odisha_balangir'] },
      { districts: ['odisha_anugul', 'odisha_angul'] },
    ],
    ['of another group', { groups: ['bird'] }, { groups: ['plant'] }],
  ])('refuses list, page and decision for a record %s', async (_, other, fitting) => {
    const { id, revision } = await sent({ location: ANGUL });
    const [outside, inside] = [await limited(other), await limited(fitting)];
    const ids = async (who: TestPerson) =>
      (await get<ReviewRecordsAnswer>('review/records?order=newest', who)).records.map(
        (one) => one.id,
      );
    expect(await ids(outside)).not.toContain(id);
    expect(await ids(inside)).toContain(id);
    const page = await collection.server.app.inject({
      url: `${API_PREFIX}/review/records/${id}`,
      headers: outside.headers,
    });
    expect(page.statusCode).toBe(404);
    const confirm = { revision, position: 0, decision: 'confirm' };
    expect(await tell(`review/records/${id}/identification`, confirm, outside)).toBe('not_found');
    expect(await tell(`review/records/${id}/identification`, confirm, inside)).toBe(200);
  });
});

test('writes to the audit log who viewed the exact place of a threatened species', async () => {
  const seen = async () => {
    const entries = await collection.server.context.database.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'record.seen'));
    return entries.map(({ actorId, subjectId, details }) => [actorId, subjectId, details]);
  };
  const { id: common } = await sent();
  await open(common);
  expect(await seen()).toEqual([]);
  const { id } = await sent({ species: 'Taxus_contorta' });
  expect((await open(id)).species[0]?.isThreatened).toBe(true);
  expect(await seen()).toEqual([[reviewer.id, collection.person.id, { recordId: Number(id) }]]);
});

test('finds species of the lists by any of their names, and names all forms', async () => {
  await sent();
  const found = async (search: string) =>
    (await get<ReviewSpeciesAnswer>(`review/species?search=${encodeURIComponent(search)}`)).species;
  expect((await found('ମହୁଲ'))[0]).toMatchObject({ speciesName: 'Madhuca longifolia' });
  expect((await found('SHOREA r'))[0]).toMatchObject({ speciesName: 'Shorea robusta' });
  expect(await found('no such species')).toEqual([]);
  const { forms, districts } = await get<ReviewChoices>('review/choices');
  expect(forms).toContainEqual({ formId: 'tree_test', title: 'Tree Species Trial' });
  expect(districts.length).toBeGreaterThan(30);
});

test('shows answers with the labels of the form', async () => {
  const { id } = await sent({ species: 'Shorea_robusta', location: '20.5 84.2 0 5' });
  const { answers } = await open(id);
  expect(answers.filter(({ path }) => ['species', 'location'].includes(path))).toEqual([
    { path: 'species', label: 'Species', text: 'Shorea_robusta', repeats: [] },
    { path: 'location', label: 'Location', text: '20.5 84.2 0 5', repeats: [] },
  ]);
});

test('never returns a phone number', async () => {
  const { id } = await sent();
  const answers = [await list(), await open(id)];
  expect(JSON.stringify(answers)).not.toContain(collection.person.phoneNumber);
});

describe('duplicates', () => {
  const at = (north: number) => `${(23.1 + north).toFixed(6)} 86.3 0 5`;
  const duplicates = async () =>
    (await list('duplicates=yes&order=newest&species=Bombax%20ceiba')).records.map(({ id }) => id);
  const sal = (location: string) => sent({ species: 'Bombax ceiba', location });

  test('lists records of one species within 50 metres and a day, of any person', async () => {
    const first = await sal(at(0));
    expect(await duplicates()).toEqual([]);
    // About 67 metres from the first record.
    const far = await sal(at(0.0006));
    await sent({ species: 'Shorea robusta', location: at(0) });
    expect(await duplicates()).toEqual([]);
    const other = await collection.anotherPhone();
    await collection
      .clientOf(other.token)
      .submit(testRecord({ species: 'Bombax ceiba', location: at(0.0003) }));
    const found = await duplicates();
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining([first.id, far.id]));
    const [theirs = ''] = found;
    await decided(theirs, { decision: 'not-wild' });
    // A rejected record is not a duplicate of others, but has duplicates itself.
    expect(await duplicates()).toEqual([theirs]);
  });
});

test('shows the block of a place, and the changes of an edit', async () => {
  const [first, second] = [newInstanceId(), newInstanceId()];
  const { id } = await sent({ instanceId: first, location: '20.84 85.10 0 5', species: 'Shorea' });
  expect(await open(id)).toMatchObject({
    changes: [],
    species: [{ area: { block: expect.any(String), state: 'Odisha' } }],
  });
  await collection.phone.submit(
    testRecord({
      instanceId: second,
      deprecatedId: first,
      location: '20.84 85.10 0 5',
      species: 'Bombax',
      speciesOther: 'Simul',
    }),
  );
  const { changes, receivedAt } = await open(id);
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Species', 'Shorea', 'Bombax'],
    ['species_other', null, 'Simul'],
  ]);
  expect(changes.every(({ at: moment }) => moment >= receivedAt)).toBe(true);
});
