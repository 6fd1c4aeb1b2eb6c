import type { RecordSuggestions } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../../testing/odk-conformance/reviewed-collection';
import { asCameraWrites, SECRET } from '../../../testing/pictures-of-tests';
import { fakePlantnet } from '../../../testing/services/fake-plantnet';
import { photoSuggestion } from '../../collecting/reviews/tables';
import { auditEntry } from '../../people/audit/tables';
import { serviceModel } from './service-model';

let service: Awaited<ReturnType<typeof fakePlantnet>>;
let reviewed: ReviewedCollection;
beforeAll(async () => {
  service = await fakePlantnet();
  reviewed = await openReviewedCollection({
    environment: {
      ARANYA_MODEL_SERVICE_URL: service.url,
      ARANYA_MODEL_SERVICE_TOKEN: 'key-of-the-institute',
    },
  });
});
afterAll(async () => {
  await reviewed.collection.close();
  await service.close();
});

const result = (score: number, name: string) => ({
  score,
  species: { scientificNameWithoutAuthor: name, scientificNameAuthorship: 'L.', genus: {} },
  gbif: { id: '1' },
});

async function withPhoto() {
  const bytes = await asCameraWrites().jpeg().toBuffer();
  return reviewed.sent({ photo: 'tree.jpg' }, [{ name: 'tree.jpg', bytes }]);
}

const read = (id: string) => reviewed.get<RecordSuggestions>(`review/records/${id}/suggestions`);
const ask = (id: string, photo = 'tree.jpg') =>
  reviewed.tell(`review/records/${id}/suggestions`, { photo });

test("stores listed species that a service finds, with the service's name and version", async () => {
  const { id, revision } = await withPhoto();
  expect(await read(id)).toEqual({ model: { service: '127.0.0.1' }, photos: [] });
  Object.assign(service.next, {
    status: 200,
    body: {
      version: '2026-01-17 (7.4)',
      bestMatch: 'Quercus robur L.',
      results: [
        result(0.6, 'Quercus robur'),
        result(0.3, 'madhuca longifolia'),
        result(0.2, 'Shorea robusta'),
        result(0.001, 'Bombax ceiba'),
      ],
    },
  });
  expect(await ask(id)).toBe(200);
  await reviewed.collection.server.context.publicPlaces.caughtUp();
  expect(await read(id)).toMatchObject({
    photos: [
      {
        photo: 'tree.jpg',
        model: { name: '127.0.0.1', version: '2026-01-17 (7.4)' },
        // The institute has records of Shorea robusta only.
        suggestions: [
          { speciesName: 'Shorea robusta', score: 0.2, expectedHere: { everywhere: 1 } },
          { speciesName: 'Madhuca longifolia', score: 0.3, expectedHere: { everywhere: 0 } },
        ],
      },
    ],
  });
  // A second request replaces the stored suggestions of the same model version.
  expect(await ask(id)).toBe(200);
  expect((await read(id)).photos).toHaveLength(1);

  const { species, revision: now, history } = await reviewed.open(id);
  expect(species[0]?.review).toMatchObject({ status: 'waiting', species: null });
  expect([now, history.map(({ kind }) => kind)]).toEqual([revision, ['received']]);
});

test('sends the photo alone: without metadata, place and name', async () => {
  const { id } = await withPhoto();
  service.calls.length = 0;
  Object.assign(service.next, { status: 200, body: { results: [] } });
  expect(await ask(id)).toBe(200);
  const [call] = service.calls;
  expect(call?.url).toBe('/v2/identify/all?api-key=key-of-the-institute');
  expect(call?.body).toMatch(/name="images"; filename="photo.jpg"/);
  expect(call?.body).toMatch(/name="organs"\r\n\r\nauto/);
  const { name } = reviewed.collection.person;
  for (const secret of [SECRET, 'Exif', name, 'tree.jpg', '28.70']) {
    expect(call?.body).not.toContain(secret);
  }
  const { db } = reviewed.collection.server.context.database;
  const noted = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'photo.sent'))
    .orderBy(auditEntry.at);
  expect(noted.at(-1)).toMatchObject({
    actorId: reviewed.reviewer.id,
    details: { recordId: Number(id), service: '127.0.0.1' },
  });
});

test('reports an unavailable service, and stores nothing', async () => {
  const { id } = await withPhoto();
  for (const next of [
    { status: 500, body: 'oops' },
    { status: 401, body: { message: 'Invalid api-key' } },
    { status: 200, body: 'no JSON' },
    { status: 200, body: { results: [result(7, 'Shorea robusta')] } },
  ]) {
    Object.assign(service.next, next);
    expect(await ask(id)).toBe('model_service_unavailable');
  }
  expect((await read(id)).photos).toEqual([]);
  Object.assign(service.next, { status: 404, body: { message: 'Species not found' } });
  expect(await ask(id)).toBe(200);
  expect((await read(id)).photos).toMatchObject([{ suggestions: [] }]);
});

test('never reveals the key of a service that cannot be reached', async () => {
  const silent = serviceModel('http://127.0.0.1:9/v2/identify/all', 'key-of-the-institute');
  const error: unknown = await silent.suggest(new Uint8Array()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'model_service_unavailable' });
  expect(String((error as Error).cause)).not.toContain('key-of-the-institute');
});

test('returns not_found for a photo that is not in the record', async () => {
  const { id } = await withPhoto();
  expect(await ask(id, 'other.jpg')).toBe('not_found');
});

test('deletes suggestions with their record', async () => {
  const { id } = await withPhoto();
  Object.assign(service.next, { status: 200, body: { results: [result(0.5, 'Shorea robusta')] } });
  expect(await ask(id)).toBe(200);
  const { server, person } = reviewed.collection;
  const { headers } = person;
  const url = `/api/aranya/own-records/${id}`;
  expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  const { db } = server.context.database;
  expect(await db.$count(photoSuggestion, eq(photoSuggestion.recordId, Number(id)))).toBe(0);
});
