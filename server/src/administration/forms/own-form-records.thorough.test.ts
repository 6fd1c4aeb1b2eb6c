import { type FormMappingAnswer, FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { asc, eq } from 'drizzle-orm';
import { signedInPerson, type TestPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { inputOf, ownForm, selectFrom } from '../../../testing/own-form';
import { grantAccess } from '../../collecting/forms/form-access';
import { setMapping } from '../../collecting/forms/mapping/stored-mapping';
import { EMPTY_MAPPING } from '../../collecting/mapping/form-mapping';
import { occurrence, recordsToRead } from '../../collecting/tables';

const LIST = 'ପତ୍ର ଗଡ଼.csv';
const FORM = ownForm({
  id: 'own_codes',
  fields: '<today/><species/><species_other/><photo/><gps/>',
  types: { gps: 'geopoint', today: 'date', photo: 'binary' },
  model: `<instance id="trees" src="jr://file-csv/${LIST.normalize('NFC')}"/>`,
  body:
    selectFrom('select', 'species', 'trees') +
    inputOf('species_other') +
    inputOf('gps') +
    '<upload ref="/data/photo" mediatype="image/*"><label>Leaf</label></upload>',
});
const CHOICES = 'name,label\nsp1,Shorea robusta (Sal)\nsp2,Madhuca longifolia\n99,Other\n';

let collection: Collection;
let administrator: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  administrator = await signedInPerson(collection.server, { isAdministrator: true });
});
afterAll(() => collection.close());

async function upload(check: 'yes' | 'no'): Promise<FormUploadAnswer> {
  const body = new FormData();
  body.append('form', new Blob([new Uint8Array(FORM)]), 'form.xml');
  // Apple's computers send decomposed names.
  body.append('media', new Blob([CHOICES]), LIST.normalize('NFD'));
  const sent = new Response(body);
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: `/api/aranya/administration/forms?check=${check}&kind=open`,
    headers: { ...administrator.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return FormUploadAnswer.parse(answer.json());
}

const seen = () =>
  collection.server.context.database.db
    .select()
    .from(occurrence)
    .where(eq(occurrence.formId, formId))
    .orderBy(asc(occurrence.submissionId), asc(occurrence.position));
const names = async () => (await seen()).map(({ speciesName }) => speciesName);
const mapping = async (): Promise<FormMappingAnswer> =>
  (
    await collection.server.app.inject({
      url: `/api/aranya/administration/forms/${formId}/mapping`,
      headers: administrator.headers,
    })
  ).json();

test('reads the choices of an attached list when the form is checked', async () => {
  const { status, understood, warnings } = await upload('yes');
  expect(warnings.kept).toEqual([]);
  expect([status, understood?.onMap, understood?.mapReason]).toEqual(['checked', true, 'species']);
});

test('stores an occurrence for each choice, by its label in the list', async () => {
  const { id } = await upload('no');
  formId = id ?? 0;
  await grantAccess(collection.server.context.database.db, collection.appUserId, formId);
  expect((await mapping()).example).toBeNull();
  await collection.phone.submit(
    `<data id="own_codes" version="1"><today>2026-11-20</today><species>sp2 sp1 99</species>
    <species_other>Bija 🌳</species_other><photo/><gps>20.5123 84.2567 0 0</gps>
    <meta><instanceID>${newInstanceId()}</instanceID></meta></data>`,
  );
  expect(await names()).toEqual(['Madhuca longifolia', 'Shorea robusta', 'Bija 🌳']);
  expect((await seen())[0]).toMatchObject({ latitude: 20.5123, accuracy: null });
});

test('shows which questions are read, with the newest record', async () => {
  const { uses, example } = await mapping();
  expect(uses).toEqual([{ species: 'species', places: ['gps'] }]);
  expect(example).toMatchObject({
    day: '2026-11-20',
    dateQuestion: 'today',
    occurrenceCount: 3,
    occurrences: [
      {
        species: 'Madhuca longifolia',
        speciesQuestion: 'species',
        latitude: 20.51,
        longitude: 84.26,
        accuracy: null,
        placeQuestion: 'gps',
      },
      { species: 'Shorea robusta' },
      { species: 'Bija 🌳' },
    ],
  });
});

test('reads the choices again when the mapping changes', async () => {
  const { context } = collection.server;
  const { db } = context.database;
  await setMapping(db, formId, { ...EMPTY_MAPPING, species: ['species'] });
  await until(async () => {
    context.rereading.begin();
    return (await db.$count(recordsToRead)) === 0;
  });
  expect(await names()).toEqual(['Madhuca longifolia', 'Shorea robusta', 'Other']);
  expect((await seen()).map(({ latitude }) => latitude)).toEqual([null, null, null]);
});
