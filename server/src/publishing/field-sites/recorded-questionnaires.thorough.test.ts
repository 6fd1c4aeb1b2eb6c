import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOREST_TERMS } from '@aranya/shared/contracts';
import { post, signedInPerson, type TestPerson, type TestServer } from '../../../testing';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { recordsToRead } from '../../collecting/tables';
import { fieldSite, fieldSiteQuestionnaire } from '../../importing/field-sites/tables';
import { repositoryFolder } from '../../platform/folders/server-folder';

const API = '/api/aranya';
const SITE = 'Salbani, Angul';
const FORM = 'forest_questionnaire';

/** A filled-in form of docs/forest-questionnaire.xml. */
const record = (site: string, answers: Record<string, string>, id: string, edited = '') =>
  `<data xmlns:orx="http://openrosa.org/xforms" id="${FORM}" version="1"><field_site>${site}</field_site>
  ${Object.entries(answers)
    .map(([name, answer]) => `<${name}>${answer}</${name}>`)
    .join('')}
  <orx:meta><orx:instanceID>${id}</orx:instanceID>${edited && `<orx:deprecatedID>${edited}</orx:deprecatedID>`}</orx:meta></data>`;

let collection: Collection;
let server: TestServer;
let staff: TestPerson;
let administrator: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  server = collection.server;
  const { context } = server;
  const { db } = context.database;
  const xml = await readFile(join(repositoryFolder(), 'docs', 'forest-questionnaire.xml'));
  ({ formId } = await publishForm(context, { xml, kind: 'open' }));
  const [site] = await db.insert(fieldSite).values({ name: SITE }).returning();
  await db
    .insert(fieldSiteQuestionnaire)
    .values({ siteId: site?.id ?? 0, position: 0, forestData: '{"legalOwner":"imported"}' });
  staff = await signedInPerson(server, { isCommForUser: true });
  administrator = await signedInPerson(server, { isAdministrator: true });
  await grantAccess(db, collection.appUserId, formId);
});
afterAll(() => collection.close());

async function send(...given: Parameters<typeof record>) {
  const answer = await collection.phone.submit(record(...given));
  expect([answer.status, answer.message]).toEqual([201, expect.anything()]);
}
const address = (part: string) => `${API}/administration/forms/${formId}/${part}`;
const administered = async (part: string) =>
  (await server.app.inject({ url: address(part), headers: administrator.headers })).json();
const setFills = (fills: boolean) =>
  post(server.app, address('field-sites'), { fills }, administrator.headers);
/** Answers from phones, without imported ones. */
const answered = async () => {
  const payload = { getSitesOnly: false, userId: 'aranya', siteName: SITE };
  const { questionairData } = (
    await post(server.app, `${API}/getData`, payload, staff.headers)
  ).json() as { questionairData: { forestData: string; receivedOn?: string }[] };
  expect(questionairData[0]).toEqual({ forestData: '{"legalOwner":"imported"}' });
  return questionairData.slice(1).map(({ forestData }) => JSON.parse(forestData));
};

const second = newInstanceId();

test('maps every question of the form in the docs', async () => {
  const { mapping, by } = await administered('mapping');
  expect(by).toBe('guess');
  const names = [
    'legal_owner',
    ...Array.from({ length: 16 }, (_, at) => `forest_question_${at + 1}`),
  ];
  expect(FOREST_TERMS.map((term) => mapping[term])).toEqual(names.map((name) => [name]));
  expect([mapping.fieldSite, mapping.species, mapping.date]).toEqual([
    ['field_site'],
    [],
    ['start'],
  ]);
});

test("shows answers at their site only after the institute's consent", async () => {
  await send('salbani_angul', { legal_owner: 'before' }, newInstanceId());
  expect(await answered()).toEqual([]);
  await setFills(true);
  expect(await answered()).toEqual([]);
  await send(
    'Salbani Angul',
    { legal_owner: 'The state', forest_question_16: 'Fire' },
    newInstanceId(),
  );
  await send('Salbani', { legal_owner: 'of no site' }, newInstanceId());
  await send('Salbani, Angul', { forest_question_1: 'The village' }, second);
  expect(await answered()).toEqual([
    { question1: 'The village' },
    { legalOwner: 'The state', question16: 'Fire' },
  ]);
});

test('returns the day on which answers arrived', async () => {
  const payload = { getSitesOnly: false, userId: 'aranya', siteName: SITE };
  const { questionairData } = (
    await post(server.app, `${API}/getData`, payload, staff.headers)
  ).json();
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const yesterday = Date.now() - 86_400_000;
  expect([inIndia.format(), inIndia.format(yesterday)]).toContain(questionairData[1].receivedOn);
});

test('counts the named sites in the administration', async () => {
  expect(await administered('field-sites')).toEqual({
    fills: true,
    isAsked: true,
    named: [{ fieldSite: SITE, records: 3 }],
    unknown: [{ fieldSite: 'Salbani', records: 1 }],
  });
});

test('returns the label of a choice, and any other answer as sent', async () => {
  const id = 'forest_of_choices';
  const xml = `<?xml version="1.0"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:orx="http://openrosa.org/xforms">
  <h:head><h:title>Forest of choices</h:title><model>
    <instance><data id="${id}" version="1"><field_site/><legal_owner/><forest_question_2/>
      <orx:meta><orx:instanceID/></orx:meta></data></instance>
    <bind nodeset="/data/field_site" type="string"/>
  </model></h:head>
  <h:body>
    <input ref="/data/field_site"><label>Field site</label></input>
    <select1 ref="/data/legal_owner"><label>Legal owner</label>
      <item><label>Forest department</label><value>fd</value></item></select1>
    <select ref="/data/forest_question_2"><label>Uses</label>
      <item><label>Fuel wood</label><value>fuel</value></item>
      <item><label>Sal leaves</label><value>leaves</value></item></select>
  </h:body>
</h:html>`;
  const { context } = server;
  const { formId: chosen } = await publishForm(context, { xml: Buffer.from(xml), kind: 'open' });
  await grantAccess(context.database.db, collection.appUserId, chosen);
  const yes = `${API}/administration/forms/${chosen}/field-sites`;
  await post(server.app, yes, { fills: true }, administrator.headers);
  const before = await answered();
  const sent = async (owner: string, uses: string) =>
    expect(
      (
        await collection.phone.submit(
          `<data xmlns:orx="http://openrosa.org/xforms" id="${id}" version="1"><field_site>${SITE}</field_site>
          <legal_owner>${owner}</legal_owner><forest_question_2>${uses}</forest_question_2>
          <orx:meta><orx:instanceID>${newInstanceId()}</orx:instanceID></orx:meta></data>`,
        )
      ).status,
    ).toBe(201);
  await sent('fd', 'leaves fuel');
  await sent('somebody', 'fuel other');
  expect(await answered()).toEqual([
    { legalOwner: 'somebody', question2: 'fuel other' },
    { legalOwner: 'Forest department', question2: 'Sal leaves, Fuel wood' },
    ...before,
  ]);
  await post(server.app, yes, { fills: false }, administrator.headers);
});

test('shows an edited record once and omits a deleted one', async () => {
  const edit = newInstanceId();
  await send(SITE, { forest_question_1: 'Nobody' }, edit, second);
  expect((await answered())[0]).toEqual({ question1: 'Nobody' });
  expect(await answered()).toHaveLength(2);
  await deleteSubmission(server.context.database.db, formId, edit);
  expect(await answered()).toEqual([{ legalOwner: 'The state', question16: 'Fire' }]);
});

test('follows a change of the mapping', async () => {
  const { mapping } = await administered('mapping');
  const changed = { ...mapping, legalOwner: [], question2: ['forest_question_16'], question16: [] };
  await post(server.app, address('mapping'), { mapping: changed }, administrator.headers);
  await until(async () => {
    server.context.rereading.begin();
    return (await server.context.database.db.$count(recordsToRead)) === 0;
  });
  expect(await answered()).toEqual([{ question2: 'Fire' }]);
});

test('accepts a mapping without questionnaire terms and stores these as empty', async () => {
  const { mapping } = await administered('mapping');
  const known = Object.fromEntries(
    Object.entries(mapping).filter(([term]) => !FOREST_TERMS.some((one) => one === term)),
  );
  const answer = await post(
    server.app,
    address('mapping'),
    { mapping: known },
    administrator.headers,
  );
  expect(answer.statusCode).toBe(200);
  expect((await administered('mapping')).mapping).toMatchObject({ question2: [], legalOwner: [] });
});

test('hides answers when consent is withdrawn', async () => {
  await setFills(false);
  expect(await answered()).toEqual([]);
});
