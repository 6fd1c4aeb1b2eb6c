import { eq, or } from 'drizzle-orm';
import fc from 'fast-check';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../../testing/odk-conformance/reviewed-collection';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { replaceOccurrences } from '../submissions/rereading/replace-occurrences';
import { occurrence, submission } from '../tables';

let reviewed: ReviewedCollection;
beforeAll(async () => {
  reviewed = await openReviewedCollection();
});
afterAll(() => reviewed.collection.close());

const NAMES = ['Shorea robusta', 'Madhuca longifolia', 'Buchanania lanzan'] as const;

type Step =
  | { do: 'edit' | 'change'; name: string }
  | {
      do: 'confirm' | 'cannot-tell' | 'not-wild' | 'ask' | 'answer' | 'hide' | 'restore' | 'reread';
    };

const name = fc.constantFrom(...NAMES);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('edit', 'change'), name }),
  fc.record({
    do: fc.constantFrom(
      'confirm',
      'cannot-tell',
      'not-wild',
      'ask',
      'answer',
      'hide',
      'restore',
      'reread',
    ),
  }),
);

/** Simple model: the last decision about a name counts while the record has this name. */
class Model {
  recorded: string = NAMES[0];
  hidden = false;
  decision: { about: string; found: string | null } | null = null;

  take(one: Step) {
    if (one.do === 'edit') {
      if (one.name !== this.recorded) this.recorded = one.name;
    } else if (one.do === 'change') this.decision = { about: this.recorded, found: one.name };
    else if (one.do === 'confirm') this.decision = { about: this.recorded, found: this.recorded };
    else if (one.do === 'cannot-tell') {
      this.decision = { about: this.recorded, found: this.recorded };
    } else if (one.do === 'not-wild') this.decision = { about: this.recorded, found: null };
    else if (one.do === 'hide') this.hidden = true;
    else if (one.do === 'restore') this.hidden = false;
  }

  get state() {
    const held = this.decision?.about === this.recorded ? this.decision : null;
    return {
      name: held?.found ?? this.recorded,
      isRejected: this.hidden || held?.found === null,
    };
  }
}

/** Applies a step to a record. @returns The instance id of its current version */
async function take(one: Step, id: string, current: string): Promise<string> {
  const { collection, decided, open, tell } = reviewed;
  const asReviewer = async (call: string, payload: object) => {
    const { revision } = await open(id);
    expect(await tell(`review/records/${id}/${call}`, { revision, ...payload })).toBe(200);
  };
  if (one.do === 'edit') {
    const next = newInstanceId();
    const xml = testRecord({ instanceId: next, deprecatedId: current, species: one.name });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    return next;
  }
  if (one.do === 'ask') await asReviewer('question', { text: 'Is it planted?' });
  else if (one.do === 'answer') {
    await tell(`own-records/${id}/answer`, { text: 'No.' }, collection.person);
  } else if (one.do === 'hide' || one.do === 'restore') {
    await asReviewer('visibility', { hidden: one.do === 'hide', reason: 'A test.' });
  } else if (one.do === 'reread') await reread(current);
  else {
    const reason = one.do === 'cannot-tell' ? { reason: 'other' } : {};
    const species = one.do === 'change' ? { species: one.name } : {};
    expect(await decided(id, { decision: one.do, ...reason, ...species })).toBe(200);
  }
  return current;
}

let moved = 20;

/** Stores the record again, as if read from ODK Central with another place, which replaces its rows. */
async function reread(instanceId: string) {
  const { db } = reviewed.collection.server.context.database;
  moved += 0.001;
  const [row] = await db
    .select({ id: submission.id, name: occurrence.speciesName })
    .from(submission)
    .innerJoin(occurrence, eq(occurrence.submissionId, submission.id))
    .where(eq(submission.instanceId, instanceId));
  if (!row) throw new Error('The record has no species.');
  const read = {
    speciesName: row.name,
    speciesType: null,
    latitude: moved,
    longitude: 85,
    accuracy: null,
    individualCount: null,
    photo: null,
    fieldSite: null,
  };
  await db.transaction((tx) =>
    replaceOccurrences(tx, [{ id: row.id, observedOn: null, occurrences: [read] }]),
  );
}

async function stored(id: string) {
  const { db } = reviewed.collection.server.context.database;
  const versions = await db
    .select()
    .from(submission)
    .where(or(eq(submission.id, Number(id)), eq(submission.editOf, Number(id))));
  const first = versions.find((one) => one.id === Number(id));
  const current = versions.find(({ supersededBy }) => supersededBy === null);
  const rows = await db
    .select()
    .from(occurrence)
    .where(eq(occurrence.submissionId, current?.id ?? 0));
  return rows.map(({ identifiedAs, speciesName, isRejected }) => ({
    name: identifiedAs ?? speciesName,
    isRejected,
    isCounted: first?.rejectedAt === null,
  }));
}

test('derives the same name as a simple model after any order of edits, rereadings and decisions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const model = new Model();
      let current = newInstanceId();
      const { id } = await reviewed.sent({ instanceId: current, species: model.recorded });
      for (const one of steps) {
        current = await take(one, id, current);
        model.take(one);
        const { name: wanted, isRejected } = model.state;
        expect(await stored(id)).toEqual([{ name: wanted, isRejected, isCounted: !isRejected }]);
      }
    }),
    { numRuns: 15, seed: 20_261_128 },
  );
});
