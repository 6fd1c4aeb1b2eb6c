import type {
  FormRecordsAnswer,
  FormVersionsAnswer,
} from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
  TREE_FORM,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';

let collection: Collection;
let administrator: TestPerson;
beforeAll(async () => {
  collection = await openCollection();
  administrator = await signedInPerson(collection.server, { isAdministrator: true });
});
afterAll(() => collection.close());

const get = (path: string) =>
  collection.server.app.inject({
    url: `/api/aranya/administration/forms/${path}`,
    headers: administrator.headers,
  });

test('lists records in their current version, latest first, with the first sender', async () => {
  const { phone, treeFormId, person } = collection;
  const [edited, deleted] = [newInstanceId(), newInstanceId()];
  await phone.submit(testRecord({ instanceId: edited }));
  await phone.submit(testRecord({ instanceId: deleted }));
  await phone.submit(testRecord({ species: 'Ficus_religiosa' }));
  await phone.submit(testRecord({ deprecatedId: edited, species: 'Edited' }));
  await deleteSubmission(collection.server.context.database.db, treeFormId, deleted);
  const answer = (await get(`${treeFormId}/records`)).json() as FormRecordsAnswer;
  expect(answer.total).toBe(2);
  expect(
    answer.records.map(({ species, speciesCount, name }) => [species, speciesCount, name]),
  ).toEqual([
    [['Edited'], 1, person.name],
    [['Ficus religiosa'], 1, person.name],
  ]);
  expect((await get(`${treeFormId}/records?page=2`)).json()).toMatchObject({
    total: 2,
    records: [],
  });
});

test('returns each version of a form byte for byte', async () => {
  const { treeFormId } = collection;
  await collection.publish({ id: TREE_FORM, version: '2026010102' }, false);
  const { versions } = (await get(`${treeFormId}/versions`)).json() as FormVersionsAnswer;
  expect(versions.map(({ version, isCurrent, records }) => [version, isCurrent, records])).toEqual([
    ['2026010102', true, 0],
    ['2026010101', false, 2],
  ]);
  const first = await get(`${treeFormId}/versions/${versions[1]?.id}`);
  expect(first.headers['content-disposition']).toMatch(/^attachment/);
  expect(first.body).toBe(testForm({ id: TREE_FORM }));
  const other = await collection.publish({ id: 'another' });
  expect((await get(`${other}/versions/${versions[1]?.id}`)).statusCode).toBe(404);
  expect((await get('987654/records')).statusCode).toBe(404);
});
