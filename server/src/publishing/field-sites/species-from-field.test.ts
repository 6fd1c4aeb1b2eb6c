import type { FieldSiteData } from '@aranya/shared/contracts';
import type { FormRecordsAnswer } from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import { signedInPerson, type TestPerson } from '../../../testing';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import { EMPTY_MAPPING } from '../../collecting/mapping/form-mapping';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { form } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import { fieldSite } from './tables';

const SITE = 'Jamda, Mayurbhanj';
const FORM = INSTITUTE_FORM.replaceAll('area', 'site')
  .replace(' calculate="/data/girth * /data/girth div (4 * pi())"', '')
  .replace('<input ref="/data/girth">', '<input ref="/data/site"><label>Site</label></input>$&');
const MAPPING = { ...EMPTY_MAPPING, species: ['species'], fieldSite: ['site'] };

let collection: Collection;
let administrator: TestPerson;
let staff: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  const { server } = collection;
  administrator = await signedInPerson(server, { isAdministrator: true });
  staff = await signedInPerson(server, { isCommForUser: true });
  ({ formId } = await publishForm(server.context, { xml: Buffer.from(FORM), kind: 'open' }));
  const { db } = server.context.database;
  await grantAccess(db, collection.appUserId, formId);
  await db.insert(fieldSite).values([{ name: SITE }, { name: 'Another' }]);
});
afterAll(() => collection.close());

const say = (payload: object) =>
  collection.server.app.inject({
    method: 'POST',
    url: `/api/aranya/administration/forms/${formId}/mapping`,
    headers: administrator.headers,
    payload,
  });
const send = (species: string, site: string, { id = newInstanceId(), before = '' } = {}) =>
  collection.phone.submit(
    `<data id="grove_trees" version="1"><species>${species}</species><site>${site}</site>
    <location>20.5 84.25 0 4</location><meta><instanceID>${id}</instanceID>${
      before && `<deprecatedID>${before}</deprecatedID>`
    }</meta></data>`,
  );
async function tableOf(siteName: string): Promise<FieldSiteData> {
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: '/api/aranya/getData',
    headers: staff.headers,
    payload: { getSitesOnly: false, userId: 'aranya', siteName },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const namesAt = async (site: string) =>
  (await tableOf(site)).speciesData.map(({ speciesName }) => speciesName);

test('without the institute’s yes no record is in a table; with it those are that name the site', async () => {
  expect((await say({ mapping: MAPPING })).statusCode).toBe(200);
  await send('Shorea_robusta', 'jamda,_mayurbhanj');
  await send('Ficus_religiosa', 'Another');
  await send('Madhuca_longifolia', 'Jamdah');
  expect(await namesAt(SITE)).toEqual([]);
  expect((await say({ mapping: MAPPING, feedsFieldSites: true })).statusCode).toBe(200);
  expect((await tableOf(SITE)).speciesData).toEqual([
    {
      speciesName: 'Shorea robusta',
      speciesNameType: '',
      fromField: {
        form: 'Trees of the temple grove',
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    },
  ]);
  expect(await namesAt('Another')).toEqual(['Ficus religiosa']);
});

test('the yes is kept where a change of the mapping does not speak of it, and is in the audit', async () => {
  await say({ mapping: MAPPING });
  const answer = await collection.server.app.inject({
    url: `/api/aranya/administration/forms/${formId}/mapping`,
    headers: administrator.headers,
  });
  expect(answer.json().feedsFieldSites).toBe(true);
});

test('a record whose site is none is named to the institute', async () => {
  const answer = await collection.server.app.inject({
    url: `/api/aranya/administration/forms/${formId}/records`,
    headers: administrator.headers,
  });
  const { records } = answer.json() as FormRecordsAnswer;
  expect(records.map(({ fieldSite }) => fieldSite)).toEqual([
    { name: 'Jamdah', isKnown: false },
    { name: 'Another', isKnown: true },
    { name: 'jamda,_mayurbhanj', isKnown: true },
  ]);
});

test('what is edited is there as it is by now, what is deleted is gone', async () => {
  const [id, edit] = [newInstanceId(), newInstanceId()];
  await send('Pterocarpus', SITE, { id });
  expect(await namesAt(SITE)).toEqual(['Pterocarpus', 'Shorea robusta']);
  await send('Diospyros', SITE, { id: edit, before: id });
  expect(await namesAt(SITE)).toEqual(['Diospyros', 'Shorea robusta']);
  await deleteSubmission(collection.server.context.database.db, formId, edit);
  expect(await namesAt(SITE)).toEqual(['Shorea robusta']);
});

test('the latest are there, and that there are more', async () => {
  const { db } = collection.server.context.database;
  expect((await tableOf(SITE)).hasMoreFromField).toBe(false);
  const { fromField } = LIMITS.fieldSites;
  for (let sent = 0; sent < fromField; sent += 1) await send(`Tree_${sent}`, SITE);
  const { speciesData, hasMoreFromField } = await tableOf(SITE);
  expect(speciesData).toHaveLength(fromField);
  expect(speciesData[0]?.speciesName).toBe(`Tree ${fromField - 1}`);
  expect(hasMoreFromField).toBe(true);
  // The yes is taken back: nothing is left.
  await say({ mapping: MAPPING, feedsFieldSites: false });
  expect((await tableOf(SITE)).speciesData).toEqual([]);
  const [found] = await db.select().from(form).where(eq(form.id, formId));
  expect(found?.feedsFieldSites).toBe(false);
});
