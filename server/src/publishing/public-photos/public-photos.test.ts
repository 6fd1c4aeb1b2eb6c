import sharp from 'sharp';
import { post } from '../../../testing';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { setMapping } from '../../collecting/forms/mapping/stored-mapping';
import { EMPTY_MAPPING } from '../../collecting/mapping/form-mapping';
import { API_PREFIX } from '../../platform/http/api-prefix';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
  const { phone, server, treeFormId } = collection;
  const { database, publicPlaces } = server.context;
  await setMapping(database.db, treeFormId, {
    ...EMPTY_MAPPING,
    species: ['species'],
    place: ['location'],
    photo: ['photo'],
  });
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#1b6b4a' },
  })
    .jpeg()
    .toBuffer();
  for (const [species, location] of [
    ['Shorea_robusta', '20.5 84.25 0 5'],
    ['Taxus_contorta', '31.01 77.01 0 5'],
  ] as const) {
    const xml = testRecord({ species, location }).replace(
      '</species>',
      '</species><photo>tree.jpg</photo>',
    );
    expect((await phone.submit(xml, [{ name: 'tree.jpg', bytes }])).status).toBe(201);
  }
  await publicPlaces.caughtUp();
});
afterAll(() => collection.close());

const get = (path: string) =>
  collection.server.app.inject({ url: `${API_PREFIX}/explore/records${path}` });
const records = async (query = ''): Promise<{ id: string; hasPhoto: boolean }[]> =>
  (await get(query)).json().records;
const photo = ({ id }: { id: string }) => get(`/${id}/photo?size=small`);
const agree = async (photosArePublic: boolean) => {
  const { app, context } = collection.server;
  const body = { nameIsPublic: false, photosArePublic };
  await post(app, `${API_PREFIX}/user/public-choices`, body, collection.person.headers);
  await context.publicPlaces.caughtUp();
};

test('shows no photo until its owner agrees', async () => {
  const all = await records();
  expect(all.map(({ hasPhoto }) => hasPhoto)).toEqual([false, false]);
  for (const one of all) expect((await photo(one)).statusCode).toBe(404);
});

test('shows photos of exact records only, after consent', async () => {
  await agree(true);
  const [shown, ...more] = await records('?photo=yes');
  expect(more).toEqual([]);
  const answer = await photo(shown ?? { id: '' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(192);
  for (const one of await records('?species=Taxus_contorta')) {
    expect([one.hasPhoto, (await photo(one)).statusCode]).toEqual([false, 404]);
  }
});

test('counts only records with a public photo, in tallies, in a drawn box and on the map', async () => {
  const ask = async (path: string): Promise<{ total: number }> =>
    (await collection.server.app.inject(`${API_PREFIX}/explore/${path}`)).json();
  for (const where of ['', '&bbox=84,20,85,21', '&group=plant', '&species=Shorea_robusta']) {
    expect((await ask(`summary?photo=yes${where}`)).total).toBe(1);
    expect((await ask(`cells?view=60,0,100,40&zoom=5&photo=yes${where}`)).total).toBe(1);
  }
  expect((await ask('summary?photo=yes&species=Taxus_contorta')).total).toBe(0);
  expect((await ask('summary')).total).toBe(2);
});

test('withdraws the photo with the choice', async () => {
  const [shown] = await records('?photo=yes');
  await agree(false);
  expect((await photo(shown ?? { id: '' })).statusCode).toBe(404);
  expect(await records('?photo=yes')).toEqual([]);
});
