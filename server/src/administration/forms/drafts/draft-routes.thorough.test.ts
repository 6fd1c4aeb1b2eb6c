import { inflateSync } from 'node:zlib';
import type {
  DraftRecordsAnswer,
  DraftUploadAnswer,
  FormDraft,
} from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson } from '../../../../testing';
import { INSTITUTE_FORM } from '../../../../testing/institute-form';
import { CollectClient } from '../../../../testing/odk-conformance/collect-client';
import {
  type Collection,
  filesOf,
  openCollection,
  storedCount,
} from '../../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../../testing/odk-conformance/test-forms';
import { removeObsoleteFiles } from '../../../account/account-closing/remove-obsolete-files';
import { OwnedContent } from '../../../collecting/files/owned-content';
import { FORM_DRAFT_LIMITS } from '../../../collecting/form-limits';
import { draftFile, draftRecord, formDraftMedia } from '../../../collecting/forms/drafts/tables';
import { form, occurrence } from '../../../collecting/tables';

const API = '/api/aranya/administration';
const LEAF = new File(['a leaf of the draft'], 'a leaf.png');
const FORM = INSTITUTE_FORM.replace(
  'tree is it?</value>',
  'tree is it?</value><value form="image">jr://images/a leaf.png</value>',
);

let collection: Collection;
let administrator: TestPerson;
beforeAll(async () => {
  collection = await openCollection();
  administrator = await signedInPerson(collection.server, { isAdministrator: true });
});
afterAll(() => collection.close());

const database = () => collection.server.context.database.db;
const ask = (url: string) =>
  collection.server.app.inject({ url: API + url, headers: administrator.headers });
/** Publishes or discards a draft that was viewed. */
const end = ({ id, createdAt }: FormDraft, how: 'publish' | 'remove') =>
  collection.server.app.inject({
    method: 'POST',
    url: `${API}/form-drafts/${id}/${how}`,
    headers: administrator.headers,
    payload: { createdAt },
  });

async function give(xml: string, query = '', path = '/form-drafts'): Promise<DraftUploadAnswer> {
  const parts = new FormData();
  parts.set('form', new Blob([xml]), 'form.xml');
  parts.append('media', LEAF);
  const body = new Response(parts);
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: `${API}${path}${query}`,
    headers: {
      ...administrator.headers,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json();
}
const drafts = async (): Promise<FormDraft[]> => (await ask('/form-drafts')).json().drafts;
const records = async (id: number): Promise<DraftRecordsAnswer> =>
  (await ask(`/form-drafts/${id}/records`)).json();
const onlyDraft = async () => {
  const [draft, ...others] = await drafts();
  if (!draft || others.length > 0) throw new Error('There is not one draft.');
  return draft;
};

/** Creates a phone that scanned a draft's code; it calls the test server's real address. */
function phoneOf({ serverUrl }: FormDraft): CollectClient {
  const { publicUrl } = collection.server.settings;
  expect(serverUrl.startsWith(`${publicUrl}/v1/test/`)).toBe(true);
  return new CollectClient(serverUrl.replace(publicUrl, collection.origin));
}
const addressesIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]+)`, 'g'))].map(([, address = '']) =>
    address.replace(collection.server.settings.publicUrl, collection.origin),
  );
const recordOf = (instanceId: string, { version = '1', more = '' } = {}) =>
  `<data id="grove_trees" version="${version}"><species>Ficus_religiosa</species>` +
  '<location>20.5 84.25 0 5</location><plot><photo>tree.jpg</photo></plot>' +
  `<meta><instanceID>${instanceId}</instanceID>${more}</meta></data>`;
const PHOTO = { name: 'tree.jpg', bytes: Buffer.from('a tree of the draft') };

test("accepts test records with the draft's key, without any effect on people, maps and counters", async () => {
  const before = await storedCount(collection);
  const broken = await give(FORM.replace('pi()', 'circle()'));
  expect([broken.id, broken.report.status, await drafts()]).toEqual([null, 'refused', []]);
  const kept = await give(FORM, '?kind=open');
  const draft = await onlyDraft();
  expect([kept.report.status, kept.id]).toEqual(['checked', draft.id]);
  expect(draft).toMatchObject({ formId: 'grove_trees', version: '1', kind: 'open', records: 0 });
  expect(JSON.parse(inflateSync(Buffer.from(draft.settingsCode, 'base64')).toString())).toEqual({
    general: {
      server_url: draft.serverUrl,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
    },
    admin: {},
    project: { name: '[Draft] Trees of the temple grove', icon: '📝' },
  });

  const phone = phoneOf(draft);
  const list = (await phone.get('/formList')).text;
  expect(addressesIn(list, 'formID')).toEqual(['grove_trees']);
  const [formAddress = ''] = addressesIn(list, 'downloadUrl');
  expect((await phone.get(formAddress)).text).toBe(FORM);
  const [manifest = ''] = addressesIn(list, 'manifestUrl');
  const [leaf = ''] = addressesIn((await phone.get(manifest)).text, 'downloadUrl');
  expect((await phone.get(leaf)).text).toBe('a leaf of the draft');
  expect((await phone.head('/submission')).status).toBe(204);

  const instanceId = newInstanceId();
  expect((await phone.submit(recordOf(instanceId), [], { incomplete: true })).status).toBe(201);
  expect((await records(draft.id)).records[0]?.files).toEqual([
    { name: 'tree.jpg', received: false },
  ]);
  expect((await phone.submit(recordOf(instanceId), [PHOTO])).status).toBe(201);
  const { total, records: tested } = await records(draft.id);
  expect(total).toBe(1);
  expect(tested[0]).toMatchObject({
    occurrences: [{ species: 'Ficus religiosa', latitude: 20.5, longitude: 84.25 }],
    occurrenceCount: 1,
    files: [{ name: 'tree.jpg', received: true }],
  });
  const asSent = await ask(`/form-drafts/${draft.id}/records/${tested[0]?.id}`);
  expect(asSent.body).toBe(recordOf(instanceId));
  expect(asSent.headers['content-disposition']).toMatch(/^attachment/);

  expect(await storedCount(collection)).toBe(before);
  expect(await database().select().from(occurrence)).toEqual([]);
  expect(await filesOf(collection, instanceId)).toEqual({});
  const known = await database().select({ id: form.xmlFormId }).from(form);
  expect(known).not.toContainEqual({ id: 'grove_trees' });
  expect((await collection.phone.get('/forms/grove_trees.xml')).status).toBe(404);
});

test('tells the phone about faults of a test record', async () => {
  const phone = phoneOf(await onlyDraft());
  const instanceId = newInstanceId();
  expect((await phone.submit(recordOf(instanceId))).status).toBe(201);
  const other = recordOf(instanceId).replace('religiosa', 'other');
  expect((await phone.submit(other)).status).toBe(409);
  const late = await phone.submit(recordOf(newInstanceId(), { version: '0' }));
  expect([late.status, late.message]).toEqual([404, expect.stringMatching(/has version “1”/)]);
  const strange = recordOf(newInstanceId()).replace('grove_trees', 'tree_test');
  expect((await phone.submit(strange)).status).toBe(404);
  // An edit replaces the edited record.
  const more = `<deprecatedID>${instanceId}</deprecatedID>`;
  const { total } = await records((await onlyDraft()).id);
  expect((await phone.submit(recordOf(newInstanceId(), { more }))).status).toBe(201);
  expect((await phone.submit(recordOf(newInstanceId(), { more }))).status).toBe(404);
  expect((await records((await onlyDraft()).id)).total).toBe(total);
  // The key is valid for its own form and project only.
  const { base } = phone;
  for (const [url, status] of [
    [base.replace('grove_trees', 'tree_test'), 404],
    [base.replace('/projects/1/', '/projects/2/'), 404],
    [base.replace('/v1/test/', '/v1/key/'), 404],
    [base.replace(/test\/./, 'test/'), 401],
    [base.replace(/test\/[^/]+/, () => `test/${collection.token}`), 403],
  ] as const) {
    expect([url, (await new CollectClient(url).get('/formList')).status]).toEqual([url, status]);
  }
});

test('removes key and test records of a draft that another one replaces', async () => {
  const former = await onlyDraft();
  await give(FORM.replace('version="1"', 'version="2"'), '?kind=open');
  const draft = await onlyDraft();
  expect(draft).toMatchObject({ version: '2', records: 0 });
  expect(draft.serverUrl).not.toBe(former.serverUrl);
  const refused = await phoneOf(former).submit(recordOf(newInstanceId()));
  expect([refused.status, refused.message]).toEqual([
    403,
    expect.stringMatching(/^This draft is not tested any more/),
  ]);
  expect((await phoneOf(draft).get('/formList')).text).toContain('<version>2</version>');
});

test('neither publishes nor discards a draft that was replaced', async () => {
  const former = await onlyDraft();
  // The same form again is a new draft.
  await give(FORM.replace('version="1"', 'version="2"'), '?kind=open');
  const draft = await onlyDraft();
  expect(draft.id).toBe(former.id);
  for (const how of ['publish', 'remove'] as const) {
    const refused = await end(former, how);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'draft_replaced', message: expect.stringMatching(/^Somebody put another draft/) },
    ]);
  }
  expect(await drafts()).toEqual([draft]);
  const listed = (await ask('/forms')).json().forms;
  expect(listed).not.toContainEqual(expect.objectContaining({ version: '2' }));
});

test('limits the test records of a draft', async () => {
  const draft = await onlyDraft();
  const rows = Array.from({ length: FORM_DRAFT_LIMITS.records }, (_, index) => ({
    draftId: draft.id,
    instanceId: `test-${index}`,
    xml: Buffer.from('<data/>'),
    sha256: '',
    occurrences: [],
    occurrenceCount: 0,
  }));
  await database().insert(draftRecord).values(rows);
  const refused = await phoneOf(draft).submit(recordOf(newInstanceId(), { version: '2' }));
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringMatching(/^A draft takes 200 test records/),
  ]);
});

test('publishes the tested version and removes its test records', async () => {
  const draft = await onlyDraft();
  const { id } = (await end(draft, 'publish')).json();
  expect(await drafts()).toEqual([]);
  expect(await database().select().from(draftRecord)).toEqual([]);
  const listed = (await ask('/forms')).json().forms;
  expect(listed).toContainEqual(
    expect.objectContaining({ id, version: '2', kind: 'open', records: 0 }),
  );
  expect((await phoneOf(draft).get('/formList')).status).toBe(403);
  expect((await end(draft, 'publish')).statusCode).toBe(404);
  const [media] = await database().select().from(formDraftMedia);
  expect(media).toBeUndefined();
  // The published form refers to its file now, and no row refers to the test photo.
  await removeObsoleteFiles(collection.server.context, 0);
  const file = await collection.server.context.files.read(
    new OwnedContent('backup', await contentOf('form_media')),
  );
  file.content.destroy();

  // The same version with different content is refused.
  const changed = FORM.replace('version="1"', 'version="3"').replace('Girth', 'Width');
  await give(changed);
  expect(await give(changed.replace('Width', 'Breadth'), '', '/forms')).toMatchObject({
    status: 'published',
  });
  const taken = await end(await onlyDraft(), 'publish');
  expect([taken.statusCode, taken.json().fields[0].message]).toEqual([
    400,
    expect.stringMatching(/^Version “3” of this form was published before with other content/),
  ]);
});

test('discards a draft with all of its data', async () => {
  const draft = await onlyDraft();
  const record = recordOf(newInstanceId(), { version: '3' });
  expect((await phoneOf(draft).submit(record, [PHOTO])).status).toBe(201);
  const photo = await contentOf('draft_file');
  expect((await end(draft, 'remove')).statusCode).toBe(200);
  expect(await drafts()).toEqual([]);
  expect(await database().select().from(draftFile)).toEqual([]);
  expect((await phoneOf(draft).submit(record)).status).toBe(403);
  await removeObsoleteFiles(collection.server.context, 0);
  await expect(
    collection.server.context.files.read(new OwnedContent('backup', photo)),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});

async function contentOf(table: 'draft_file' | 'form_media'): Promise<string> {
  const { rows } = await database().execute<{ sha256: string }>(
    `select sha256 from ${table} where sha256 is not null limit 1`,
  );
  return rows[0]?.sha256 ?? '';
}
