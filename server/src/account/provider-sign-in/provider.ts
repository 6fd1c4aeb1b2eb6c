import { visibleName } from '@aranya/shared/contracts';
import * as oidc from 'openid-client';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import type { ProviderSettings } from '../../platform/configuration/provider-settings';
import { PROVIDER_SIGN_IN_LIMITS } from './limits';

export interface ProviderPerson {
  /** Never changes. */
  subject: string;
  /** Normalised; null if the provider has none or has not verified it. */
  phoneNumber: string | null;
  name: string | null;
}

/** State to store while the person is at the provider. */
export interface ProviderProof {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export class SignInDenied extends Error {
  override readonly name = 'SignInDenied';
}

/** @param callback Redirect address registered with the provider. */
export function openProvider(settings: ProviderSettings, callback: string) {
  let found: Promise<oidc.Configuration> | null = null;
  const discovered = () => {
    // After a failure the next sign-in tries discovery again.
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    /** @returns the provider's sign-in address. @throws network errors. */
    async begin() {
      const configuration = await discovered();
      const proof = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid profile phone',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(proof.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, proof };
    },
    /** @throws SignInDenied, or Error for an invalid answer. */
    async finish(answer: URL, { state, nonce, codeVerifier }: ProviderProof) {
      const configuration = await discovered();
      // Uses the public address, even if a proxy rewrote the request.
      const returned = new URL(callback);
      returned.search = answer.search;
      const tokens = await oidc
        .authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
            throw new SignInDenied('The person said no.', { cause: error });
          }
          throw error;
        });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      // Many providers include only the subject in the ID token.
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return personOf({ ...claims, ...more });
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  return oidc.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None(),
    {
      timeout: PROVIDER_SIGN_IN_LIMITS.requestSeconds,
      // Settings allow http on the own machine only.
      ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
    },
  );
}

function personOf(claims: Record<string, unknown> & { sub: string }): ProviderPerson {
  const { sub, phone_number: phone, phone_number_verified: verified, name } = claims;
  // An unverified number would give access to another person's account.
  const phoneNumber = typeof phone === 'string' && verified === true ? phone : '';
  return {
    subject: sub,
    phoneNumber: normalisePhoneNumber(phoneNumber) || null,
    name: typeof name === 'string' ? visibleName(name) || null : null,
  };
}
