import { NO_RULES } from '../../src/collecting/answers/answer-rules';
import { CENTRAL_CODES, isRefusal } from '../../src/collecting/central/connection/central-error';
import type { CentralRecord } from '../../src/collecting/central/reading/record-of-row';
import { recordPages } from '../../src/collecting/central/reading/record-pages';
import { EMPTY_MAPPING } from '../../src/collecting/mapping/form-mapping';
import { type ConformanceBench, type ConformanceCase, same } from './bench';
import { FORM_ID, newRecordId, recordXml } from './conformance-form';
import { newPhone } from './phone-cases';

/** Path of a record for Central's people. */
export const recordPath = (instanceId: string) =>
  `~/forms/${encodeURIComponent(FORM_ID)}/submissions/${encodeURIComponent(instanceId)}`;

const FORM = {
  xmlFormId: FORM_ID,
  mapping: { ...EMPTY_MAPPING, species: ['species'], place: ['location'] },
};

/** Reads all records of a query over all pages. */
export async function read({ client }: ConformanceBench, since: Date | null, deleted = false) {
  const records: CentralRecord[] = [];
  const gone: string[] = [];
  for await (const page of recordPages(
    client,
    FORM,
    since && { since, deleted },
    async () => NO_RULES,
  )) {
    records.push(...page.records);
    gone.push(...page.deleted);
  }
  return { records, gone, of: (id: string) => records.find(({ instanceId }) => instanceId === id) };
}

/** Sends a record as a new phone. */
export async function sent(bench: ConformanceBench) {
  const phone = await newPhone(bench);
  const instanceId = newRecordId();
  const { status } = await phone.send(recordXml({ instanceId }));
  same('sent', status, 201);
  const record = (await read(bench, null)).of(instanceId);
  if (!record) throw new Error('The record is not in the table Submissions.');
  return { phone, instanceId, record };
}

/** Cases for reading, editing and deleting records. */
export const RECORD_CASES: ConformanceCase[] = [
  {
    name: 'records: species, place with its latitude first, sender and version are read (A8)',
    async run(bench) {
      const { phone, record } = await sent(bench);
      const { senderId, formVersion, encrypted, review, occurrences } = record;
      same('of', [senderId, formVersion, encrypted, review], [phone.id, '2026010101', false, null]);
      const [{ speciesName, latitude, longitude, accuracy } = {}] = occurrences as Partial<
        (typeof occurrences)[number]
      >[];
      const wanted = ['Shorea robusta', 20.2961, 85.8245, 4.5];
      same('occurrence', [speciesName, latitude, longitude, accuracy], wanted);
      return undefined;
    },
  },
  {
    name: 'pages: a page leads to the next one, and all of them hold every record once',
    async run({ client }) {
      const total = await client.countRecords(FORM_ID);
      const ids = new Set<string>();
      let query: string | null = '%24top=2&%24count=true';
      let pages = 0;
      while (query !== null) {
        const page: Awaited<ReturnType<typeof client.records>> = await client.records(
          FORM_ID,
          query,
        );
        same('number of all', page['@odata.count'], total);
        for (const { __id } of page.value) ids.add(__id);
        pages += 1;
        query = page['@odata.nextLink']?.split('?')[1] ?? null;
      }
      same('records', [ids.size, pages], [total, Math.ceil(total / 2)]);
      return undefined;
    },
  },
  {
    name: 'what is new is told: number and newest record change with each one (A1)',
    async run(bench) {
      const before = await bench.client.countRecords(FORM_ID);
      const { record, instanceId } = await sent(bench);
      same('number', await bench.client.countRecords(FORM_ID), before + 1);
      const changes = await read(bench, new Date(record.changedAt));
      same('newest', changes.of(instanceId)?.digest, record.digest);
      same('later', (await read(bench, new Date(record.changedAt + 1))).of(instanceId), undefined);
      return undefined;
    },
  },
  {
    name: 'an edited record keeps its first id, and is found by the time of the edit',
    async run(bench) {
      const { phone, record, instanceId } = await sent(bench);
      const edited = recordXml({
        instanceId: newRecordId(),
        deprecatedId: instanceId,
        species: 'Ficus_religiosa',
      });
      same('edited', (await phone.send(edited)).status, 201);
      const now = (await read(bench, new Date(record.changedAt + 1))).of(instanceId);
      same('species', now?.occurrences[0]?.speciesName, 'Ficus religiosa');
      same('submitted', now?.submittedAt, record.submittedAt);
      const stale = recordXml({ instanceId: newRecordId(), deprecatedId: instanceId });
      same('stale edit', (await phone.send(stale)).status, 409);
      return undefined;
    },
  },
  {
    name: 'attachments: a photo is taken with its record, or later with the same record, and read',
    async run(bench) {
      const phone = await newPhone(bench);
      const instanceId = newRecordId();
      const xml = recordXml({ instanceId, photo: 'tree.jpg' });
      const path = `${recordPath(instanceId)}/attachments`;
      same('without', (await phone.send(xml)).status, 201);
      same('missing', await fileOf(bench, path), { name: 'tree.jpg', exists: false });
      const photo = { xmlFormId: FORM_ID, instanceId, name: 'tree.jpg' };
      same('not there', await bench.client.photo(photo), null);
      const photos = new Map([['tree.jpg', Buffer.from('ffd8ffd9', 'hex')]]);
      same('with', (await phone.send(xml, photos)).status, 201);
      same('there', await fileOf(bench, path), { name: 'tree.jpg', exists: true });
      const read = await bench.client.photo(photo);
      same('read', Buffer.from(read ?? []).toString('hex'), 'ffd8ffd9');
      same('of nothing', await bench.client.photo({ ...photo, instanceId: '..' }), null);
      return undefined;
    },
  },
  {
    name: 'records that are deleted and restored leave the number and return to it',
    async run(bench) {
      const { record, instanceId } = await sent(bench);
      const { client, operator } = bench;
      const total = await client.countRecords(FORM_ID);
      const deleted = await operator('DELETE', recordPath(instanceId));
      if (deleted.status === 404) return 'records cannot be deleted there';
      same('deleted', deleted.status, 200);
      same('number', await client.countRecords(FORM_ID), total - 1);
      const gone = await goneSince(bench, new Date(record.changedAt));
      if (gone !== null) same('told', gone.includes(instanceId), true);
      const restored = await operator('POST', `${recordPath(instanceId)}/restore`);
      same('restored', restored.status, 200);
      same('number again', await client.countRecords(FORM_ID), total);
      return gone === null ? 'deleted records cannot be asked for (501.5)' : undefined;
    },
  },
];

/** @returns null if this Central cannot list deleted records. */
async function goneSince(bench: ConformanceBench, since: Date): Promise<string[] | null> {
  try {
    return (await read(bench, since, true)).gone;
  } catch (error) {
    if (isRefusal(error, CENTRAL_CODES.noSuchField)) return null;
    throw error;
  }
}

async function fileOf({ operator }: ConformanceBench, path: string) {
  const { content } = await operator('GET', path);
  const [first] = content as { name: string; exists: boolean }[];
  return first && { name: first.name, exists: first.exists };
}
