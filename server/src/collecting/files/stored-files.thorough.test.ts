import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { signedInPerson, type TestPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { permissionOf } from '../../../testing/permission-table';
import { contentOfPhoto, photoStore } from '../../account/profiles/profile-photos';
import { routesOf } from '../../people/accounts/guard';
import { personProfile } from '../../people/accounts/tables';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
} from '../../platform/configuration/limits';
import { API_PREFIX } from '../../platform/http/api-prefix';
import type { ServerApp } from '../../platform/http/app-types';
import { grantAccess } from '../forms/form-access';
import { publishForm } from '../forms/publish-form';
import { submissionFile } from '../tables';

const PROGRAM = Buffer.from('MZ a program that somebody stored as an attachment');
const NOT_A_PICTURE = Buffer.from('<script>alert(1)</script>');
const FORM = 'owners_form';
const PHOTO_ROUTE = `${API_PREFIX}/profile/photos/:photo`;

const picture = (background: string) =>
  sharp({ create: { width: 24, height: 24, channels: 3, background } });
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const limits = Object.fromEntries(
  Object.keys(ATTEMPT_LIMITS).map((name) => [name, { attempts: 10_000, seconds: 60 }]),
) as Record<AttemptLimitName, AttemptLimit>;

let collection: Collection;
let other: TestPerson;
let othersToken: string;
/** SHA-256 of one stored content of each kind, all owned by the first person. */
let stored: Record<string, string>;
let media: Buffer;

beforeAll(async () => {
  collection = await openCollection({
    limits,
    // Enables everything whose routes are optional.
    environment: {
      ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9',
      ARANYA_OIDC_CLIENT_ID: 'aranya',
      ARANYA_METRICS_TOKEN: 'a token of the operator, long enough',
    },
  });
  const { server, person, appUserId, phone } = collection;
  const { db } = server.context.database;
  media = await picture('#123456').png().toBuffer();
  const { formId } = await publishForm(server.context, {
    xml: Buffer.from(testForm({ id: FORM, media: ['leaf.png', 'page.png'] })),
    kind: 'targeted',
    media: new Map([
      ['leaf.png', media],
      ['page.png', NOT_A_PICTURE],
    ]),
  });
  await grantAccess(db, appUserId, formId);
  const { status } = await phone.submit(
    testRecord({ instanceId: newInstanceId(), photo: 'leaf.jpg', photo2: 'app.exe' }),
    [
      { name: 'leaf.jpg', bytes: await picture('#fedcba').jpeg().toBuffer() },
      { name: 'app.exe', bytes: PROGRAM },
    ],
  );
  expect(status).toBe(201);
  const photo = await photoStore(server.context.files).keep(
    await picture('#00ff00').jpeg().toBuffer(),
  );
  await db.update(personProfile).set({ photo }).where(eq(personProfile.personId, person.id));
  const files = await db.select().from(submissionFile);
  const nobodys = await photoStore(server.context.files).keep(
    await picture('#0000ff').jpeg().toBuffer(),
  );
  const hashOf = (name: string) => files.find((file) => file.name === name)?.sha256 ?? '';
  stored = {
    'photo of a record': hashOf('leaf.jpg'),
    'attachment of a record': hashOf('app.exe'),
    'picture of a form': sha256Of(media),
    'page of a form': sha256Of(NOT_A_PICTURE),
    'content that nothing names': contentOfPhoto(nobodys) ?? '',
    'profile photo': contentOfPhoto(photo) ?? '',
  };
  other = await signedInPerson(server);
  othersToken = (await collection.anotherPhone()).token;
});
afterAll(() => collection.close());

/** Every GET route with a parameter in its path. */
const routes = () =>
  [collection.server.app, collection.server.identityApp].flatMap((app: ServerApp) =>
    routesOf(app)
      .filter(({ method, url }) => [method].flat().includes('GET') && /[:*]/.test(url))
      .map(({ url }) => ({ app, url })),
  );

/** Paths of a route with the text in place of each parameter in turn. */
function pathsWith(url: string, text: string, token: string, parameters: Record<string, string>) {
  const known: Record<string, string> = { ...parameters, token, projectId: '1', formId: FORM };
  const names = [...url.matchAll(/:(\w+)|\*/g)].map(([name]) => name);
  return names.map((chosen) =>
    url.replace(/:(\w+)|\*/g, (name) =>
      encodeURIComponent(name === chosen ? text : (known[name.slice(1)] ?? 'anything')),
    ),
  );
}

test('returns only the profile photo of an account for a hash', async () => {
  expect(Object.values(stored).every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  const secrets = new Set(Object.values(stored));
  const told: string[] = [];
  for (const [caller, headers, token] of [
    ['visitor', {}, 'A'.repeat(64)],
    ['another person', other.headers, othersToken],
    ['the owner', collection.person.headers, collection.token],
  ] as const) {
    for (const { app, url } of routes()) {
      const permission = permissionOf('GET', url)?.[1];
      const things = {
        phoneNumber: '',
        odkUserId: '',
        formId: FORM,
        sessionId: '',
        freeFormId: '',
      };
      const asked = permission?.asks?.(things, { token: '', appUserToken: token }) ?? {};
      for (const [what, hash] of Object.entries(stored)) {
        for (const name of [hash, `${hash}.jpg`]) {
          for (const path of pathsWith(url, name, token, asked.parameters ?? {})) {
            const answer = await app.inject({
              url: path,
              headers: { ...headers, ...asked.headers },
            });
            const answered = sha256Of(answer.rawPayload);
            if (answer.statusCode === 200 || secrets.has(answered)) {
              told.push(`${caller}: ${what} at ${url}`);
            }
          }
        }
      }
    }
  }
  expect(told).toEqual(
    ['visitor', 'another person', 'the owner'].map(
      (caller) => `${caller}: profile photo at ${PHOTO_ROUTE}`,
    ),
  );
});

const photoAt = (hash: string) =>
  collection.server.app.inject(`${API_PREFIX}/profile/photos/${hash}.jpg`);

test.each([
  'photo of a record',
  'attachment of a record',
  'picture of a form',
  'content that nothing names',
])('returns 404 for a %s as profile photo, as for an unknown hash', async (what) => {
  const unknown = await photoAt('f'.repeat(64));
  const answer = await photoAt(stored[what] ?? '');
  expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('shows a profile photo without caching it and without allowing scripts', async () => {
  const hash = stored['profile photo'] ?? '';
  const answer = await photoAt(hash);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': `inline; filename="${hash}.jpg"; filename*=UTF-8''${hash}.jpg`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    etag: `"${hash}"`,
  });
  const { app } = collection.server;
  const url = `${API_PREFIX}/profile/photos/${hash}.jpg`;
  const again = await app.inject({ url, headers: { 'if-none-match': `"${hash}"` } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(answer.rawPayload.length));
});

test.each(['picture of a form', 'page of a form', 'attachment of a record'])(
  'shows no photo for a profile that names a %s',
  async (what) => {
    const { db } = collection.server.context.database;
    const mine = eq(personProfile.personId, other.id);
    const hash = stored[what] ?? '';
    await db
      .update(personProfile)
      .set({ photo: `${hash}.jpg` })
      .where(mine);
    const answer = await photoAt(hash);
    await db.update(personProfile).set({ photo: null }).where(mine);
    expect(answer.statusCode).toBe(404);
  },
);

test.each([
  ['leaf.png', 'image/png', () => media],
  ['page.png', 'application/octet-stream', () => NOT_A_PICTURE],
])('serves the file %s of a form as download, as %s', async (name, type, content) => {
  const { status, headers, bytes } = await collection.phone.get(
    `/forms/${FORM}/attachments/${name}`,
  );
  expect(status).toBe(200);
  expect(bytes.equals(content())).toBe(true);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'content-length': String(content().length),
    'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private,/),
  });
});
