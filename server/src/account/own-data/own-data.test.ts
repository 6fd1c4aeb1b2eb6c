import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { post } from '../../../testing';
import {
  EMAIL,
  END_TOKEN,
  type FullPerson,
  makeFullPerson,
  NAME,
} from '../../../testing/account-closing/full-person';
import { wholeDatabase } from '../../../testing/account-closing/whole-database';
import { unzip } from '../../../testing/importing/read-archive';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import * as schema from '../../assembly/schema';
import { submissionFile } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { readXml } from '../../platform/xml/read-xml';
import { childrenOf } from '../../platform/xml/xml-element';
import { personalColumns, tablesOf } from './personal-rows';

let collection: Collection;
let person: FullPerson;
let files: Map<string, Buffer>;
beforeAll(async () => {
  collection = await openCollection();
  person = await makeFullPerson(collection);
  const { body } = await fetchArchive(await ticketAddress());
  files = await unzip(body);
});
afterAll(() => collection.close());

async function ticketAddress(): Promise<string> {
  const answer = await post(
    collection.server.app,
    `${API_PREFIX}/user/download`,
    {},
    person.headers,
  );
  expect(answer.statusCode).toBe(200);
  const { address } = answer.json();
  expect(address).toMatch(/^\/api\/aranya\/user\/downloads\//);
  return address;
}

async function fetchArchive(address: string) {
  const answer = await fetch(`${collection.origin}${address}`);
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

const text = (name: string) => {
  const content = files.get(name);
  if (!content) throw new Error(`${name} is missing; there are ${[...files.keys()].join(', ')}`);
  return content.toString('utf8');
};

describe('address of a download', () => {
  test('accepts a download address once before it expires', async () => {
    const address = await ticketAddress();
    const { answer } = await fetchArchive(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="aranya-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect((await fetchArchive(address)).answer.status).toBe(404);
    const old = await ticketAddress();
    await collection.server.context.database.db.execute(
      sql`update download_ticket set expires_at = now() - interval '1 second'`,
    );
    expect((await fetchArchive(old)).answer.status).toBe(404);
  });

  test('revokes a download address with the session that created it', async () => {
    const { context, app } = collection.server;
    const { token } = await context.accounts.signIn(person.phoneNumber, person.pin, '192.0.2.1');
    const headers = { authorization: `Bearer ${token}` };
    const made = await post(app, `${API_PREFIX}/user/download`, {}, headers);
    expect((await post(app, `${API_PREFIX}/user/sign-out`, {}, headers)).statusCode).toBe(200);
    expect((await fetchArchive(made.json().address)).answer.status).toBe(404);
  });

  test('keeps a download address valid after a HEAD request', async () => {
    const address = await ticketAddress();
    const looked = await fetch(`${collection.origin}${address}`, { method: 'HEAD' });
    expect(looked.status).toBe(200);
    expect(looked.headers.get('content-type')).toBe('application/zip');
    expect((await fetchArchive(address)).answer.status).toBe(200);
  });

  test('refuses a download address without a sign-in', async () => {
    const answer = await post(collection.server.app, `${API_PREFIX}/user/download`, {});
    expect(answer.statusCode).toBe(401);
  });
});

describe('own data', () => {
  test('includes every table that can refer to a person', () => {
    const { tables } = JSON.parse(text('account.json')) as { tables: Record<string, unknown[]> };
    const personal = [...tablesOf(schema)].filter(([, table]) => personalColumns(table).length > 0);
    expect(personal.length).toBeGreaterThan(8);
    // Tables without data of the person are empty.
    const empty = ['account_closing', 'guardian_consent', 'download_ticket', 'provider_ticket'];
    const inFiles = ['submission', 'occurrence'];
    for (const [name] of personal) {
      if (inFiles.includes(name) || empty.includes(name)) continue;
      expect([name, tables[name]?.length ?? 0]).toEqual([name, expect.any(Number)]);
      expect([name, (tables[name]?.length ?? 0) > 0]).toEqual([name, true]);
    }
    expect(tables.gap_suggestion).toMatchObject([{ fullName: NAME }]);
    expect(tables.outbox_message?.length).toBeGreaterThan(0);
  });

  test('detects columns that refer to a person in any table', () => {
    const names = [...tablesOf(schema).values()].flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ name }) => /(person|user|actor|subject|owner|collector)_id$/.test(name))
        .map(({ name }) => [getTableConfig(table).name, name]),
    );
    for (const [tableName, columnName] of names) {
      const table = tablesOf(schema).get(tableName ?? '');
      const found = table ? personalColumns(table).map(({ column }) => column.name) : [];
      expect([tableName, found]).toEqual([tableName, expect.arrayContaining([columnName])]);
    }
  });

  test('contains no credential with which to act as the person', async () => {
    const { rows } = await collection.server.context.database.db.execute<{ password: string }>(
      sql`select password from person_credential where person_id = ${person.id}`,
    );
    const secrets = [person.token, person.odkToken, rows[0]?.password ?? 'missing', END_TOKEN];
    for (const [name, content] of files) {
      for (const secret of secrets) expect([name, content.includes(secret)]).toEqual([name, false]);
    }
  });

  test('contains nothing of another person', () => {
    for (const [name, content] of files) {
      for (const trace of [collection.person.id, collection.person.phoneNumber]) {
        expect([name, content.includes(trace)]).toEqual([name, false]);
      }
    }
  });

  test("contains reviewers' questions without their names, and the answers", () => {
    const events = text('reviews.csv').split('\r\n').slice(1, 3);
    expect(events.map((line) => line.split(',').slice(2))).toEqual([
      ['asked', '', '', '', '', 'Is it planted?'],
      ['answered', '', '', '', '', 'It grew by itself.'],
    ]);
  });

  test('contains the records as a table with exact places', () => {
    const table = text('records.csv');
    expect(table.startsWith('\uFEFFrecord_id,form,')).toBe(true);
    const plain = table.split('\r\n').find((line) => line.includes(person.instanceIds[0] ?? ''));
    expect(plain).toContain(',Shorea robusta,');
    expect(plain).toContain(',21.5,85.5,4,current,records/tree_test/');
    expect(table).toContain('replaced by a later version');
  });

  test('contains the records as GeoJSON, longitude first', () => {
    const { type, features } = JSON.parse(text('records.geojson'));
    expect(type).toBe('FeatureCollection');
    expect(features).toContainEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [85.5, 21.5] },
      properties: expect.objectContaining({ speciesName: 'Shorea robusta' }),
    });
  });

  test('contains a Darwin Core Archive whose columns match its description', async () => {
    const archive = await unzip(files.get('darwin-core-archive.zip') ?? Buffer.alloc(0));
    expect([...archive.keys()]).toEqual([
      'meta.xml',
      'eml.xml',
      'occurrence.txt',
      'multimedia.txt',
    ]);
    const meta = readXml(archive.get('meta.xml') ?? Buffer.alloc(0), LIMITS.openRosa.xml);
    for (const [kind, file] of [
      ['core', 'occurrence.txt'],
      ['extension', 'multimedia.txt'],
    ] as const) {
      const [described] = childrenOf(meta, kind);
      const fields = childrenOf(described, 'field');
      const lines = (archive.get(file)?.toString() ?? '').split('\n');
      const heads = lines[0]?.split('\t') ?? [];
      for (const { attributes } of fields) {
        expect(attributes.term?.endsWith(`/${heads[Number(attributes.index)]}`)).toBe(true);
      }
      for (const line of lines.slice(0, -1)) expect(line.split('\t')).toHaveLength(heads.length);
    }
    expect(archive.get('occurrence.txt')?.toString()).toContain(
      `${person.instanceIds[0]}#0\tHumanObservation\t`,
    );
    const eml = readXml(archive.get('eml.xml') ?? Buffer.alloc(0), LIMITS.openRosa.xml);
    expect(eml.localName).toBe('eml');
    expect(archive.get('eml.xml')?.toString()).toContain(NAME);
  });

  test('contains each record as submitted, with its files', async () => {
    const xml = [...files.keys()].filter((name) => name.endsWith('/record.xml'));
    expect(xml).toHaveLength(4);
    const photo = [...files].find(([name]) => name.endsWith('/leaf.jpg'));
    expect(photo?.[1].toString()).toBe('only this person');
    expect(text('files.csv')).toContain('leaf.jpg');
    expect(text('submissions.csv')).toContain('collect:abcDEF123456');
    expect(text('account.json')).toContain(EMAIL);
  });

  test("contains no secret that permits a change without the person's phone", async () => {
    const { phone } = await collection.anotherPhone();
    const stored = async () => {
      const tables = await wholeDatabase(collection.server.context.database.db);
      return ['submission', 'submission_file', 'occurrence'].map((name) => tables.get(name));
    };
    const before = await stored();
    const records = [...files].filter(([name]) => name.endsWith('/record.xml'));
    const file = { name: 'leaf.jpg', bytes: Buffer.from('of another person') };
    for (const [name, xml] of records) {
      expect([name, (await phone.submit(xml, [file])).status]).toEqual([name, 409]);
      const [instanceId = ''] = /uuid:[0-9a-f-]+(?=<\/orx:instanceID)/.exec(String(xml)) ?? [];
      const edit = testRecord({ deprecatedId: instanceId, photo: 'leaf.jpg' });
      expect([name, (await phone.submit(edit, [file])).status]).toEqual([name, 404]);
    }
    expect(await stored()).toEqual(before);
    // No value in the download is accepted as a credential.
    const words = [...files.values()].flatMap(
      (content) => content.toString().match(/[\w!$]+/g) ?? [],
    );
    const tokens = words.filter((word) => /^[A-Za-z0-9!$]{64}$/.test(word));
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of new Set(tokens)) {
      expect((await collection.clientOf(token).get('/formList')).status).toBe(403);
    }
    const { sessions } = collection.server.context;
    for (const word of new Set(words.filter(({ length }) => length >= 20))) {
      expect(await sessions.personOf(`Bearer ${word}`)).toBeNull();
    }
  });

  test('contains text messages without their codes', async () => {
    const { rows } = await collection.server.context.database.db.execute<{ text: string }>(
      sql`select text from outbox_message where phone_number = ${person.phoneNumber}`,
    );
    const codes = rows.flatMap((row) => row.text.match(/\d{6}/g) ?? []);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(text('account.json')).not.toContain(code);
  });

  test("contains no files of another person's record", () => {
    const names = [...files.keys()];
    const version = names.find((name) => name.includes(person.instanceIds[2]?.slice(5) ?? '-'));
    expect(version).toMatch(/record\.xml$/);
    expect(names.filter((name) => name.endsWith('/same.jpg'))).toEqual([]);
  });

  test('lists a file that is missing in the store and includes the rest', async () => {
    await collection.server.context.database.db
      .update(submissionFile)
      .set({ sha256: 'f'.repeat(64) })
      .where(sql`name = 'leaf.jpg'`);
    const { body } = await fetchArchive(await ticketAddress());
    const again = await unzip(body);
    expect(again.get('missing-files.txt')?.toString()).toMatch(/leaf\.jpg\n$/);
    expect(again.has('records.csv')).toBe(true);
  });
});
