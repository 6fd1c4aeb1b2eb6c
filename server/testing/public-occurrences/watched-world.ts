import { eq, lt } from 'drizzle-orm';
import { setMapping } from '../../src/collecting/forms/mapping/stored-mapping';
import { EMPTY_MAPPING } from '../../src/collecting/mapping/form-mapping';
import { deleteSubmission } from '../../src/collecting/submissions/delete-submission';
import { occurrence, submission } from '../../src/collecting/tables';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { setRecordLicence } from '../../src/publishing/licences/licences';
import { publicIdKey } from '../../src/publishing/public-occurrences/tables';
import { post, signedInPerson, type TestPerson, type TestServerOptions } from '..';
import { type Collection, openCollection } from '../odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../odk-conformance/test-forms';

/** WGS84 degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Fields of a record besides species and place. */
interface MoreOfRecord {
  /** Instance id of the record that this one replaces. */
  edits?: string;
  /** Day on which the phone recorded the occurrence. */
  observedOn?: number;
}

/** A server with people's phones, and a clock that the test sets. */
export interface World {
  collection: Collection;
  /** A person, by number, sends a record of these species. @returns Its instance id. */
  send(
    person: number,
    species: readonly string[],
    place: Place,
    more?: MoreOfRecord,
  ): Promise<string>;
  remove(instanceId: string): Promise<void>;
  /**
   * A reviewer decides about a record.
   * @param change `IdentificationRequest`, whether to hide it, or the side of the cell that hides its place
   */
  review(instanceId: string, change: object | boolean | number): Promise<void>;
  /** Closes the person's account: the next sender with this number is another person. */
  forget(person: number): void;
  /** Sets the clock to ten in the morning of a day, counted from 0. */
  goTo(day: number): void;
}

const DAY_MS = 24 * 3_600_000;

/** Ten in the morning in India, in a future year, so that stored data is older. */
const FIRST_MORNING = Date.parse('2100-01-04T10:00:00+05:30');
const SAME_KEY = '00000000-0000-4000-8000-000000000000';
const NOT_YET = new Date('2099-01-01');

/** Opens a world in which records become public after a day by default. */
export async function openWorld(
  environment: TestServerOptions['environment'] = {},
): Promise<World> {
  let today = 0;
  const morningOf = (day: number) => new Date(FIRST_MORNING + day * DAY_MS);
  const collection = await openCollection({
    environment: { ARANYA_PUBLICATION_DELAY_HOURS: '24', ...environment },
    limits: {
      publicMapPerAddress: { attempts: 1_000_000, seconds: 60 },
      explorePerAddress: { attempts: 1_000_000, seconds: 60 },
      mapTilesPerAddress: { attempts: 1_000_000, seconds: 60 },
      featuresPerAddress: { attempts: 1_000_000, seconds: 60 },
      downloadFilesPerAddress: { attempts: 1_000_000, seconds: 60 },
    },
    clock: () => morningOf(today).getTime(),
    // A client that polls asks thousands of times.
    catchesUp: false,
  });
  const database = () => collection.server.context.database.db;
  // Downloads contain only records that have a licence.
  await setRecordLicence(database(), 'CC-BY-4.0', true);
  // Worlds that are compared give equal ids to equal records.
  await database()
    .insert(publicIdKey)
    .values({ id: 1, key: SAME_KEY })
    .onConflictDoUpdate({ target: publicIdKey.id, set: { key: SAME_KEY } });
  const tokens = new Map<number, string>();
  let reviewer: TestPerson | undefined;
  // Records of this world have several species, each in a separate group.
  await setMapping(database(), collection.treeFormId, {
    ...EMPTY_MAPPING,
    species: ['seen/species'],
    place: ['location'],
    date: ['start'],
  });

  async function phoneOf(person: number) {
    const token = tokens.get(person) ?? (await collection.anotherPhone()).token;
    tokens.set(person, token);
    return collection.clientOf(token);
  }

  /** Moves rows that the machine's clock dated to the current day of the world. */
  async function date() {
    const moment = morningOf(today);
    const { submittedAt, receivedAt } = occurrence;
    const db = database();
    await db
      .update(submission)
      .set({ submittedAt: moment })
      .where(lt(submission.submittedAt, NOT_YET));
    await db.update(occurrence).set({ submittedAt: moment }).where(lt(submittedAt, NOT_YET));
    await db.update(occurrence).set({ receivedAt: moment }).where(lt(receivedAt, NOT_YET));
  }

  return {
    collection,
    async send(person, species, { latitude, longitude }, { edits, observedOn } = {}) {
      const instanceId = newInstanceId();
      const names = species.map((name) => `<seen><species>${name}</species></seen>`);
      const start =
        observedOn === undefined ? '' : `<start>${morningOf(observedOn).toISOString()}</start>`;
      const xml = testRecord({
        instanceId,
        location: `${latitude} ${longitude} 0 5`,
        ...(edits ? { deprecatedId: edits } : {}),
      }).replace('<species>Shorea_robusta</species>', start + names.join(''));
      const { status } = await (await phoneOf(person)).submit(xml);
      expect(status).toBe(201);
      await date();
      return instanceId;
    },
    async remove(instanceId) {
      expect(await deleteSubmission(database(), collection.treeFormId, instanceId)).toBe(true);
    },
    async review(instanceId, change) {
      const { server } = collection;
      reviewer ??= await signedInPerson(server, { isReviewer: true });
      const { headers } = reviewer;
      const [found] = await database()
        .select({ id: submission.id })
        .from(submission)
        .where(eq(submission.instanceId, instanceId));
      const url = `${API_PREFIX}/review/records/${found?.id}`;
      const { revision } = (await server.app.inject({ url, headers })).json();
      const [call, payload] =
        typeof change === 'boolean'
          ? ['visibility', { hidden: change, reason: 'A test.' }]
          : typeof change === 'number'
            ? ['place', { coarseSide: change, reason: 'A test.' }]
            : ['identification', { position: 0, ...change }];
      const answer = await post(server.app, `${url}/${call}`, { revision, ...payload }, headers);
      expect(answer.statusCode).toBe(200);
      await date();
    },
    forget(person) {
      tokens.delete(person);
    },
    goTo(day) {
      today = day;
    },
  };
}
