import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Claims of the provider about its only person. */
export interface ProviderClaims {
  sub: string;
  name?: string;
  phone_number?: string;
  phone_number_verified?: boolean;
}

export const PROVIDER_CLIENT = { id: 'aranya', secret: 'a secret of the client' };

/**
 * Starts a real OpenID Connect provider on its own port. Every visitor is the person of `claims`, or declines
 * if `claims` is null.
 *
 * @param callback Address to which it may redirect.
 */
export async function fakeProvider(callback: string) {
  let claims: ProviderClaims | null = { sub: 'nobody' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: PROVIDER_CLIENT.id,
        client_secret: PROVIDER_CLIENT.secret,
        redirect_uris: [callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { profile: ['name'], phone: ['phone_number', 'phone_number_verified'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...claims, sub }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [await signingKey()] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    // Another provider would ask for a password and for consent here.
    if (!claims) {
      const result = { error: 'access_denied', error_description: 'no' };
      return provider.interactionFinished(request, response, result);
    }
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({
      accountId: claims.sub,
      clientId: String(params.client_id),
    });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, {
      login: { accountId: claims.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  });
  return {
    issuer,
    /** Sets the next person; null declines. */
    knows: (next: ProviderClaims | null) => {
      claims = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function signingKey() {
  const { privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  const key = await crypto.subtle.exportKey('jwk', privateKey);
  return {
    ...key,
    kty: 'RSA',
    use: 'sig',
    alg: 'RS256',
    kid: 'tests',
    key_ops: undefined,
    ext: undefined,
  };
}

/** An OpenID Connect provider for tests. */
export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;

/**
 * Follows the provider's redirects like a browser, and stops before its answer is delivered.
 *
 * @returns the address to which the provider redirects the browser.
 */
export async function visitProvider(address: string, callback: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (!next.startsWith(callback)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = page.headers.get('location');
    if (!location) throw new Error(`The provider answered ${page.status}: ${await page.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
