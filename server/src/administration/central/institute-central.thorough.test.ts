import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CentralFormsAnswer,
  FormsAnswer,
  FormUploadAnswer,
} from '@aranya/shared/contracts/administration';
import {
  openTestServer,
  post,
  signedInPerson,
  type TestPerson,
  type TestServer,
} from '../../../testing';
import {
  CENTRALS,
  type InstituteCentral,
  openInstituteCentral,
} from '../../../testing/central-conformance/institute-central';
import { setLimits } from '../../../testing/fake-central/central-fixture';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import { newInstanceId, testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { closeAtOnce } from '../../account/account-closing/close-due-accounts';
import { fieldSite } from '../../importing/field-sites/tables';
import { repositoryFolder } from '../../platform/folders/server-folder';

const API = '/api/aranya';
const FORM = 'grove_trees';
const PICTURE = Buffer.from('89504e47', 'hex');
const withLeaf = INSTITUTE_FORM.replace(
  'tree is it?</value>',
  'tree is it?</value><value form="image">jr://images/a leaf.png</value>',
);
/** The next version without the question about the girth. */
const SHORTER = INSTITUTE_FORM.replace('version="1"', 'version="2"')
  .replace('<girth/>', '')
  .replace(/<bind nodeset="\/data\/girth".*\n/, '')
  .replace(/<input ref="\/data\/girth">.*\n/, '')
  .replace('calculate="/data/girth * /data/girth div (4 * pi())"', '');

/**
 * All administration tasks of an institute with its own Central. Central is driven only by calls of
 * its real API, so the same tests run against the fake and, with `ARANYA_TEST_CENTRAL_URL`,
 * `_EMAIL` and `_PASSWORD`, against a real one (docs/odk-central.md).
 */
describe.each(CENTRALS)('with the %s ODK Central of an institute', (kind) => {
  let central: InstituteCentral;
  let server: TestServer;
  let administrator: TestPerson;
  beforeAll(async () => {
    setLimits({ freshMs: 0, mapTimeoutMs: 20_000 });
    central = await openInstituteCentral(kind);
    server = await openTestServer({ environment: central.environment });
    administrator = await signedInPerson(server, { isAdministrator: true });
  });
  beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
  afterAll(async () => {
    await server.close();
    await central.close();
  });

  const ask = async <Answer>(path: string): Promise<Answer> => {
    const { headers } = administrator;
    const answer = await server.app.inject({ url: `${API}/administration${path}`, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const here = async (formId: string) =>
    (await ask<FormsAnswer>('/forms')).forms.find((one) => one.formId === formId);
  const onlyInCentral = async (formId: string) =>
    (await ask<CentralFormsAnswer>('/central/forms')).forms.find((one) => one.formId === formId);
  const inCentral = async (formId: string) =>
    (await central.client.forms()).find(({ xmlFormId }) => xmlFormId === formId);
  const read = () => server.context.collection.catchUp();

  async function given(xml: string, query: string, media: File[] = []): Promise<FormUploadAnswer> {
    const parts = new FormData();
    parts.set('form', new Blob([xml]), 'form.xml');
    for (const file of media) parts.append('media', file);
    const body = new Response(parts);
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API}/administration/forms${query}`,
      headers: {
        ...administrator.headers,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  }

  /** Creates a person who registered and scanned the QR code. */
  async function collector() {
    const person = await signedInPerson(server);
    const call = async (path: string, payload: object) =>
      (await post(server.app, API + path, payload, person.headers)).json();
    const { id, token } = await call('/odk/create-app-user', {
      displayName: person.name,
      projectId: 1,
      phoneNumber: person.phoneNumber,
      location: 'other',
    });
    return {
      person,
      token,
      appUserId: Number((await central.client.appUsers()).find((one) => one.token === token)?.id),
      phone: central.phone(token),
      isGiven: (formId: string) =>
        call('/odk/user-form-access', {
          projectId: 1,
          formId,
          roleId: 2,
          userId: id,
          location: 'other',
        }),
      species: async () => {
        const points = await call('/collected-data', { userId: id, userInsight: false });
        return points.map(({ speciesName }: { speciesName: string }) => speciesName);
      },
    };
  }

  test("publishes a form with a picture, and a phone's record appears on its map", async () => {
    const leaf = new File([PICTURE], 'a leaf.png', { type: 'image/png' });
    expect((await given(withLeaf, '?kind=open', [leaf])).status).toBe('published');
    expect(await inCentral(FORM)).toMatchObject({ state: 'open', version: '1' });
    const { isGiven, phone, species } = await collector();
    expect(await isGiven(FORM)).toEqual({ success: true });
    const list = (await phone.get('/formList')).text;
    expect(list).toContain(`<formID>${FORM}</formID>`);
    const manifest = (await phone.get(/<manifestUrl>([^<]*)<\/manifestUrl>/.exec(list)?.[1] ?? ''))
      .text;
    const picture = /<downloadUrl>([^<]*)<\/downloadUrl>/.exec(manifest)?.[1] ?? '';
    expect((await phone.get(picture)).bytes).toEqual(PICTURE);
    expect((await phone.send(testRecord({ form: FORM, version: '1' }))).status).toBe(201);
    expect(await species()).toEqual(['Shorea robusta']);
  });

  test("publishes nothing until Central's warnings are accepted", async () => {
    const warned = await given(SHORTER, '');
    expect(warned).toMatchObject({ status: 'refused', centralWarns: true });
    expect(warned.faults.kept[0]?.sentence).toBe(
      'ODK Central warns of this form: the version there has fields that this one lacks: girth.',
    );
    expect([(await here(FORM))?.version, (await inCentral(FORM))?.version]).toEqual(['1', '1']);
    expect((await given(SHORTER, '?acceptWarnings=yes')).status).toBe('published');
    expect([(await here(FORM))?.version, (await inCentral(FORM))?.version]).toEqual(['2', '2']);
  });

  test('stores nothing that Central refuses, and discards its draft there', async () => {
    const typed = SHORTER.replace('version="2"', 'version="3"').replace(
      '<bind nodeset="/data/species" type="string"',
      '<bind nodeset="/data/species" type="int"',
    );
    const refused = await given(typed, '?acceptWarnings=yes');
    expect(refused.status).toBe('refused');
    expect(refused.faults.kept[0]?.sentence).toMatch(
      /^ODK Central refuses this form: .*type of the field at \/species.*400\.17/,
    );
    expect([(await here(FORM))?.version, (await inCentral(FORM))?.version]).toEqual(['2', '2']);
    await expect(central.client.draft(FORM)).rejects.toThrow();
  });

  test('imports an existing form with its records and people', async () => {
    const OLD = 'old trees';
    const form = Buffer.from(testForm({ id: OLD, title: 'Trees of before' }));
    await central.client.createForm(form, 'accept');
    await central.client.publishDraft(OLD);
    const { appUserId, phone, species } = await collector();
    await central.client.assign(OLD, appUserId);
    await phone.send(testRecord({ form: OLD, species: 'Before' }));
    expect(await species()).toEqual([]);
    expect(await onlyInCentral(OLD)).toMatchObject({ title: 'Trees of before', versionHere: null });
    const take = { formId: OLD, check: 'no', kind: 'open' };
    const path = `${API}/administration/central/forms`;
    const taken = await post(server.app, path, take, administrator.headers);
    expect(taken.json()).toMatchObject({ status: 'published', faults: { count: 0 } });
    expect(await species()).toEqual(['Before']);
    expect(await here(OLD)).toMatchObject({ kind: 'open', records: 1, people: 1 });
    expect(await onlyInCentral(OLD)).toBeUndefined();
  });

  test('shows staff a forest questionnaire that was submitted to Central', async () => {
    const xml = await readFile(
      join(repositoryFolder(), 'docs', 'forest-questionnaire.xml'),
      'utf8',
    );
    expect((await given(xml, '?kind=open')).status).toBe('published');
    const id = (await here('forest_questionnaire'))?.id;
    await server.context.database.db.insert(fieldSite).values({ name: 'Salbani, Angul' });
    const { isGiven, phone } = await collector();
    await isGiven('forest_questionnaire');
    const path = `${API}/administration/forms/${id}/field-sites`;
    await post(server.app, path, { fills: true }, administrator.headers);
    const record = `<data xmlns:orx="http://openrosa.org/xforms" id="forest_questionnaire" version="1">
      <start/><field_site>salbani angul</field_site><legal_owner>ଗ୍ରାମ ସଭା</legal_owner>
      <forest_question_16>Fire\nand drought</forest_question_16>
      <orx:meta><orx:instanceID>${newInstanceId()}</orx:instanceID></orx:meta></data>`;
    expect((await phone.send(record)).status).toBe(201);
    await read();
    const staff = await signedInPerson(server, { isCommForUser: true });
    const asked = { getSitesOnly: false, userId: 'aranya', siteName: 'Salbani, Angul' };
    const site = (await post(server.app, `${API}/getData`, asked, staff.headers)).json();
    expect(JSON.parse(site.questionairData[0]?.forestData ?? 'null')).toEqual({
      legalOwner: 'ଗ୍ରାମ ସଭା',
      question16: 'Fire\nand drought',
    });
  });

  test('shows a form as deleted in Central and publishes it again on confirmation', async () => {
    await central.operator('DELETE', `~/forms/${FORM}`);
    await read();
    expect((await here(FORM))?.notInCentral).toBe('deleted');
    const next = SHORTER.replace('version="2"', 'version="4"');
    expect((await given(next, '')).faults.kept[0]?.sentence).toBe(
      'ODK Central warns of this form: a form with this id was deleted there.',
    );
    expect((await given(next, '?acceptWarnings=yes')).status).toBe('published');
    await read();
    expect((await here(FORM))?.notInCentral).toBeUndefined();
  });

  test('revokes the code of a closed account', async () => {
    const { person, phone } = await collector();
    expect((await phone.get('/formList')).status).toBe(200);
    await closeAtOnce(server.context, person.id, 'anonymise');
    await read();
    expect((await phone.get('/formList')).status).toBe(403);
  });
});
