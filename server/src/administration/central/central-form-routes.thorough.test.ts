import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CentralFormsAnswer,
  FormMappingAnswer,
  FormsAnswer,
  FormUploadAnswer,
} from '@aranya/shared/contracts/administration';
import { post, signedInPerson, type TestPerson } from '../../../testing';
import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
} from '../../../testing/fake-central/central-fixture';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import { testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { publishForm } from '../../collecting/forms/publish-form';
import { formsCommand } from '../../commands/forms-command';

const API = '/api/aranya/administration';
const LEAF = new File([Buffer.from('89504e47', 'hex')], 'a leaf.png', { type: 'image/png' });
const withLeaf = (xml: string) =>
  xml.replace(
    'tree is it?</value>',
    'tree is it?</value><value form="image">jr://images/a leaf.png</value>',
  );
/** Each test has its own form. */
const grove = (id: string, version = '1', xml = INSTITUTE_FORM) =>
  xml.replace('grove_trees', id).replace('version="1"', `version="${version}"`);
/** The next version without the question about the girth. */
const SHORTER = INSTITUTE_FORM.replace('<girth/>', '')
  .replace(/<bind nodeset="\/data\/girth".*\n/, '')
  .replace(/<input ref="\/data\/girth">.*\n/, '')
  .replace('calculate="/data/girth * /data/girth div (4 * pi())"', '');

let fixture: CentralFixture;
let administrator: TestPerson;
beforeAll(async () => {
  fixture = await openCentralFixture();
  administrator = await signedInPerson(fixture.server, { isAdministrator: true });
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
afterAll(() => fixture.close());

async function ask<Answer>(path: string): Promise<Answer> {
  const { headers } = administrator;
  const answer = await fixture.server.app.inject({ url: API + path, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}
const listed = async (id: string) =>
  (await ask<CentralFormsAnswer>('/central/forms')).forms.filter(({ formId }) => formId === id);
const formsHere = async () => (await ask<FormsAnswer>('/forms')).forms;
const here = async (formId: string) => (await formsHere()).find((one) => one.formId === formId);
const inCentral = (formId: string) => fixture.central.state.forms.get(formId);

async function give(xml: string, query = '', media: File[] = [], language = 'en') {
  const parts = new FormData();
  parts.set('form', new Blob([xml]), 'form.xml');
  for (const file of media) parts.append('media', file);
  const body = new Response(parts);
  const type = body.headers.get('content-type') ?? '';
  return fixture.server.app.inject({
    method: 'POST',
    url: `${API}/forms${query}`,
    headers: { ...administrator.headers, 'content-type': type, 'accept-language': language },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
const given = async (...words: Parameters<typeof give>): Promise<FormUploadAnswer> => {
  const { statusCode, body } = await give(...words);
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
  return JSON.parse(body);
};
const take = (formId: string, check: 'yes' | 'no' = 'no', kind = 'open') =>
  post(fixture.server.app, `${API}/central/forms`, { formId, check, kind }, administrator.headers);

describe('form that is published here', () => {
  test('publishes a form in Central with its files, and accepts a record from a phone', async () => {
    const FORM = 'grove_1';
    const checked = await given(withLeaf(grove(FORM)), '?check=yes&kind=open', [LEAF]);
    expect(checked.status).toBe('checked');
    expect(inCentral(FORM)).toBeUndefined();
    const { status } = await given(withLeaf(grove(FORM)), '?kind=open', [LEAF]);
    expect(status).toBe('published');
    expect(inCentral(FORM)?.published.map(({ version }) => version)).toEqual(['1']);
    expect([...(inCentral(FORM)?.published[0]?.files.values() ?? [])]).toEqual([
      Buffer.from('89504e47', 'hex'),
    ]);
    const { createAppUser, ask: askFor, points } = await fixture.collector();
    const { body } = await createAppUser();
    expect((await askFor(FORM)).status).toBe(200);
    const sent = await fixture.phone(body.token).submit(testRecord({ form: FORM, version: '1' }));
    expect(sent.status).toBe(201);
    expect((await points()).map(({ speciesName }) => speciesName)).toEqual(['Shorea robusta']);
    // The request is repeated, as after a lost answer.
    expect((await given(withLeaf(grove(FORM)), '', [LEAF])).status).toBe('published');
    expect(inCentral(FORM)?.published).toHaveLength(1);
  });

  test("publishes a form nowhere until Central's warnings are accepted", async () => {
    const FORM = 'grove_2';
    await given(grove(FORM));
    const warned = await given(grove(FORM, '2', SHORTER));
    expect(warned).toMatchObject({ status: 'refused', id: null, centralWarns: true });
    expect(warned.faults.kept).toEqual([
      {
        line: null,
        sentence:
          'ODK Central warns of this form: the version there has fields that this one lacks: girth.',
        language: 'en',
      },
    ]);
    const inOdia = await given(grove(FORM, '2', SHORTER), '', [], 'or');
    expect(inOdia.faults.kept[0]?.sentence).toBe(
      'ODK Central ଏହି ଫର୍ମ ବିଷୟରେ ସତର୍କ କରୁଛି: ସେଠାର ସଂସ୍କରଣରେ ଏମିତି ପ୍ରଶ୍ନ ଅଛି ଯାହା ଏଥିରେ ନାହିଁ: girth।',
    );
    expect((await here(FORM))?.version).toBe('1');
    expect([inCentral(FORM)?.published.length, inCentral(FORM)?.draft]).toEqual([1, null]);
    expect((await given(grove(FORM, '2', SHORTER), '?acceptWarnings=yes')).status).toBe(
      'published',
    );
    expect((await here(FORM))?.version).toBe('2');
    expect(inCentral(FORM)?.published.map(({ version }) => version)).toEqual(['1', '2']);
  });

  test('stores a form nowhere if Central refuses it, not even as a draft', async () => {
    const FORM = 'grove_3';
    await given(grove(FORM));
    fixture.central.state.refusedForms.set(FORM, 'girth is now of another type');
    const refused = await given(grove(FORM, '2'));
    expect(refused).toMatchObject({ status: 'refused', centralWarns: false });
    expect(refused.faults.kept[0]?.sentence).toBe(
      'ODK Central refuses this form: girth is now of another type (400.17)',
    );
    expect((await given(grove(FORM, '2'), '', [], 'hi')).faults.kept[0]).toMatchObject({
      sentence: 'ODK Central यह फ़ॉर्म नहीं लेता: girth is now of another type (400.17)',
      language: 'hi',
      words: 'girth is now of another type (400.17)',
    });
    fixture.central.state.refusedForms.clear();
    // A version in Central between the two that are known here.
    fixture.central.publish(grove(FORM, '3'));
    fixture.central.publish(grove(FORM, '4'));
    const again = await given(grove(FORM, '3'));
    expect(again.faults.kept[0]?.sentence).toMatch(/^ODK Central refuses this form: .*409\.6/);
    expect(inCentral(FORM)?.draft).toBeNull();
    expect((await here(FORM))?.version).toBe('1');
  });

  test('refuses a form while Central is unavailable; the next attempt succeeds', async () => {
    const FORM = 'grove_4';
    fixture.central.fault = (call) => (call.endsWith('/publish') ? 'proxy' : null);
    const failed = await give(withLeaf(grove(FORM)), '', [LEAF]);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'collection_unavailable']);
    expect(await here(FORM)).toBeUndefined();
    fixture.central.fault = () => null;
    expect((await given(withLeaf(grove(FORM)), '', [LEAF])).status).toBe('published');
    expect(inCentral(FORM)?.published).toHaveLength(1);
    expect((await here(FORM))?.version).toBe('1');
  });

  test('publishes a form by the command, which explains how to accept warnings', async () => {
    const FORM = 'grove_5';
    const folder = await mkdtemp(join(tmpdir(), 'forms-'));
    const path = join(folder, 'grove.xml');
    const run = async (...words: string[]) => {
      const lines: string[] = [];
      await formsCommand(fixture.server.context, words, (line) => lines.push(line));
      return lines.join('\n');
    };
    await writeFile(path, grove(FORM));
    expect(await run('publish', path, '--open')).toMatch(/ is published\.$/);
    await writeFile(path, grove(FORM, '2', SHORTER));
    await expect(run('publish', path)).rejects.toThrow(
      /ODK Central warns of this form: .*girth\.\n.*add --accept-warnings\.$/,
    );
    expect(await run('publish', path, '--accept-warnings')).toMatch(/ is published\.$/);
    expect(inCentral(FORM)?.published).toHaveLength(2);
    await rm(folder, { recursive: true });
  });
});

test('shows a form as deleted in Central, and publishes it again on confirmation', async () => {
  const FORM = 'grove_6';
  await given(grove(FORM), '?kind=open');
  await fixture.read();
  expect((await here(FORM))?.notInCentral).toBeUndefined();
  fixture.central.state.forms.delete(FORM);
  fixture.central.state.deletedForms.add(FORM);
  await fixture.read();
  expect((await here(FORM))?.notInCentral).toBe('deleted');
  // A form that exists here but never in Central.
  await publishForm(fixture.server.context, {
    xml: Buffer.from(testForm({ id: 'never there' })),
    kind: 'open',
  });
  await fixture.read();
  expect((await here('never there'))?.notInCentral).toBe('never');
  const next = grove(FORM, '2');
  expect((await given(next)).faults.kept[0]?.sentence).toBe(
    'ODK Central warns of this form: a form with this id was deleted there.',
  );
  expect((await given(next, '?acceptWarnings=yes')).status).toBe('published');
  await fixture.read();
  expect((await here(FORM))?.notInCentral).toBeUndefined();
});

describe('form that exists in Central only', () => {
  const OLD = 'old trees';

  test('lists a form of Central with a preview, and imports it with its records and people', async () => {
    expect(await listed(OLD)).toEqual([]);
    fixture.central.publish(testForm({ id: OLD, title: 'Trees of before', media: ['leaf.png'] }));
    const { createAppUser, points, profile } = await fixture.collector();
    const { body } = await createAppUser();
    const phoneId = fixture.central.state.appUsers.find(({ token }) => token === body.token)?.id;
    inCentral(OLD)?.assigned.add(phoneId ?? 0);
    await fixture.phone(body.token).submit(testRecord({ form: OLD, species: 'Before' }));
    expect(await points()).toEqual([]);
    expect(await listed(OLD)).toEqual([
      {
        formId: OLD,
        title: 'Trees of before',
        version: '2026010101',
        versionHere: null,
        state: 'open',
      },
    ]);
    const seen = (await take(OLD, 'yes')).json();
    expect(seen).toMatchObject({ status: 'checked', understood: { formId: OLD, onMap: true } });
    expect(await here(OLD)).toBeUndefined();
    const taken = (await take(OLD)).json();
    expect(taken).toMatchObject({ status: 'published', faults: { count: 0 } });
    expect(await listed(OLD)).toEqual([]);
    const { mapping, by } = await ask<FormMappingAnswer>(`/forms/${taken.id}/mapping`);
    expect([mapping.species, mapping.place, by]).toEqual([['species'], ['location'], 'guess']);
    expect((await points()).map(({ speciesName }) => speciesName)).toEqual(['Before']);
    expect((await profile()).odkInfo.allFormAccess).toContain(OLD);
    expect(await here(OLD)).toMatchObject({ kind: 'open', records: 1, people: 1 });
    expect(fixture.central.count(/^(POST|PATCH|DELETE) .*\/forms.*old/)).toBe(0);
  });

  test('imports a form with its faults as warnings, because phones use it already', async () => {
    const FORM = 'grove_8';
    fixture.central.publish(grove(FORM).replace('pi()', 'circle(/data/girth)'));
    const { status, faults, warnings } = (await take(FORM)).json();
    expect([status, faults.count]).toEqual(['published', 0]);
    expect(warnings.kept[0].sentence).toMatch(/calls “circle”/);
  });

  test('imports a form again if Central has a newer version', async () => {
    const FORM = 'grove_9';
    await given(grove(FORM));
    fixture.central.publish(grove(FORM, '2', SHORTER));
    expect(await listed(FORM)).toMatchObject([{ formId: FORM, version: '2', versionHere: '1' }]);
    expect((await take(FORM)).json()).toMatchObject({ status: 'published' });
    expect(await here(FORM)).toMatchObject({ version: '2', kind: 'targeted' });
    expect(await listed(FORM)).toEqual([]);
  });

  test('returns 404 for an unknown form, and an error while Central is unavailable', async () => {
    expect((await take('nowhere')).statusCode).toBe(404);
    fixture.central.fault = () => 'proxy';
    expect((await take('nowhere')).json().code).toBe('collection_unavailable');
    const { problem } = await ask<CentralFormsAnswer>('/central/forms');
    expect(problem).toMatch(/^ODK Central: list forms: status 502/);
    fixture.central.fault = () => null;
  });
});
