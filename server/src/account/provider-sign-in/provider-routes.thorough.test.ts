import { eq } from 'drizzle-orm';
import { post, signedInPerson, useTestServer } from '../../../testing';
import {
  type FakeProvider,
  fakeProvider,
  PROVIDER_CLIENT,
  visitProvider,
} from '../../../testing/services/fake-provider';
import { personCredential } from '../../people/accounts/tables';
import { providerTicket } from './tables';

const CALLBACK = 'http://aranya.test:4000/api/aranya/user/provider/callback';
const PAGE = 'http://localhost:3000/login';
const KEY = 'k'.repeat(64);

let provider: FakeProvider;
const environment: Record<string, string> = {};
beforeAll(async () => {
  provider = await fakeProvider(CALLBACK);
  environment.ARANYA_OIDC_ISSUER = provider.issuer;
  environment.ARANYA_OIDC_CLIENT_ID = PROVIDER_CLIENT.id;
  environment.ARANYA_OIDC_CLIENT_SECRET = PROVIDER_CLIENT.secret;
});
afterAll(() => provider.close());

describe('sign-in with an OpenID Connect provider', () => {
  const server = useTestServer({ environment });
  const call = (path: string, body: object) =>
    post(server.app, `/api/aranya/user/provider/${path}`, body);
  const start = async () => {
    const answer = await call('start', { pageKey: KEY, returnTo: PAGE });
    expect(answer.statusCode).toBe(200);
    return answer.json().address as string;
  };
  /** Delivers the provider's answer. @returns the page's fragment. */
  const deliver = async (returned: string) => {
    const { pathname, search } = new URL(returned);
    const answer = await server.app.inject(pathname + search);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    const location = new URL(String(answer.headers.location));
    expect(location.origin + location.pathname + location.search).toBe(PAGE);
    return Object.fromEntries(new URLSearchParams(location.hash.replace('#provider-', '')));
  };
  const comeBack = async () => deliver(await visitProvider(await start(), CALLBACK));
  const finish = (ticket = '', pageKey = KEY) => call('finish', { ticket, pageKey });

  test('creates an account for a verified number and finds it again', async () => {
    provider.knows({
      sub: 'u1',
      name: 'Sukanti Juang',
      phone_number: '+91 93000 00001',
      phone_number_verified: true,
    });
    const { ticket } = await comeBack();
    const answer = await finish(ticket);
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json();
    expect(user).toMatchObject({ name: 'Sukanti Juang', phoneNumber: '9300000001' });
    const profile = await post(
      server.app,
      '/api/aranya/profile/getProfile',
      { token, phoneNumber: user.phoneNumber },
      { authorization: `Bearer ${token}` },
    );
    expect(profile.statusCode).toBe(200);
    // The number may change; the provider's subject does not.
    provider.knows({ sub: 'u1', phone_number: '+919300000099', phone_number_verified: true });
    const again = await finish((await comeBack()).ticket);
    expect(again.json().user.id).toBe(user.id);
  });

  test('links the account with the verified number, keeps its PIN, and audits the link', async () => {
    const asha = await signedInPerson(server);
    const phone_number = `+91${asha.phoneNumber}`;
    provider.knows({ sub: 'u2', name: 'Other', phone_number, phone_number_verified: true });
    const { user } = (await finish((await comeBack()).ticket)).json();
    expect(user).toMatchObject({ id: asha.id, name: asha.name });
    const signedIn = await server.context.accounts.signIn(asha.phoneNumber, asha.pin, '192.0.2.1');
    expect(signedIn.personId).toBe(asha.id);
    const [entry] = await server.context.audit.about(asha.id);
    expect(entry?.action).toBe('person.linked_to_provider');
  });

  test('opens no account for an unverified number', async () => {
    const asha = await signedInPerson(server);
    const phone_number = `+91${asha.phoneNumber}`;
    for (const verified of [{}, { phone_number_verified: false }]) {
      provider.knows({ sub: 'thief', phone_number, ...verified });
      expect(await comeBack()).toEqual({ trouble: 'no-phone' });
    }
    const linked = await server.context.database.db
      .select()
      .from(personCredential)
      .where(eq(personCredential.accountId, 'thief'));
    expect(linked).toEqual([]);
  });

  test('reports a denied consent', async () => {
    provider.knows(null);
    expect(await comeBack()).toEqual({ trouble: 'denied' });
  });

  test('accepts an answer once', async () => {
    provider.knows({ sub: 'u3', phone_number: '+919300000003', phone_number_verified: true });
    const returned = await visitProvider(await start(), CALLBACK);
    expect(await deliver(returned)).toHaveProperty('ticket');
    expect(await deliver(returned)).toEqual({ trouble: 'expired' });
  });

  test('refuses a modified answer', async () => {
    provider.knows({ sub: 'u4', phone_number: '+919300000004', phone_number_verified: true });
    const forged = new URL(await visitProvider(await start(), CALLBACK));
    forged.searchParams.set('code', 'another');
    expect(await deliver(forged.href)).toEqual({ trouble: 'provider' });
    const stateless = new URL(await visitProvider(await start(), CALLBACK));
    stateless.searchParams.set('state', 'another');
    expect(await deliver(stateless.href)).toEqual({ trouble: 'expired' });
  });

  test('accepts a ticket once, before it expires, and from the starting page only', async () => {
    provider.knows({ sub: 'u5', phone_number: '+919300000005', phone_number_verified: true });
    const stolen = (await comeBack()).ticket;
    expect((await finish(stolen, 'x'.repeat(64))).json().code).toBe('provider_ticket_used');
    expect((await finish(stolen)).json().code).toBe('provider_ticket_used');
    const twice = (await comeBack()).ticket;
    const answers = await Promise.all([finish(twice), finish(twice), finish(twice)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const late = (await comeBack()).ticket;
    await server.context.database.db
      .update(providerTicket)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await finish(late)).json().code).toBe('provider_ticket_used');
  });

  test("redirects to the product's pages only", async () => {
    for (const returnTo of ['https://evil.example/login', 'javascript:alert(1)']) {
      const answer = await call('start', { pageKey: KEY, returnTo });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[0].field).toBe('returnTo');
    }
  });

  test('creates a person without a guessable PIN, who can set one later', async () => {
    provider.knows({ sub: 'u6', phone_number: '+919300000006', phone_number_verified: true });
    await finish((await comeBack()).ticket);
    for (const pin of ['', '000000', 'undefined', 'null']) {
      const attempt = server.context.accounts.signIn('9300000006', pin, '192.0.2.1');
      await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
    }
  });
});

describe('unavailable provider', () => {
  const server = useTestServer({
    environment: { ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9', ARANYA_OIDC_CLIENT_ID: 'aranya' },
  });

  test('reports an unavailable provider with the next step', async () => {
    const body = { pageKey: KEY, returnTo: PAGE };
    const answer = await post(server.app, '/api/aranya/user/provider/start', body);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'provider_unavailable',
      message: 'The sign-in service does not answer. Try again later, or sign in with your PIN.',
    });
  });
});

describe('server without a provider', () => {
  const server = useTestServer();

  test('has no provider routes', async () => {
    const answer = await post(server.app, '/api/aranya/user/provider/start', {});
    expect(answer.statusCode).toBe(404);
  });
});
