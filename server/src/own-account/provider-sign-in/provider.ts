import { visibleName } from '@aranya/shared/contracts';
import * as oidc from 'openid-client';
import { normalisePhoneNumber } from '../../people/accounts/phone-number';
import type { ProviderSettings } from '../../platform/configuration/provider-settings';
import { PROVIDER_SIGN_IN_LIMITS } from './limits';

/** Who the provider says a person is. */
export interface ProviderPerson {
  /** The provider's name for the person; never changes. */
  subject: string;
  /** Normalised; null where the provider knows none or has not checked it. */
  phoneNumber: string | null;
  name: string | null;
}

/** What must be remembered while the person is at the provider. */
export interface ProviderProof {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person said no, at the provider. */
export class SignInDenied extends Error {
  override readonly name = 'SignInDenied';
}

/** The identity provider, spoken to by a certified library. */
export interface Provider {
  /** @returns where the person signs in. @throws what the network throws. */
  begin(): Promise<{ address: string; proof: ProviderProof }>;
  /**
   * Takes what the provider sent back.
   *
   * @param answer The address under which it came.
   * @throws SignInDenied, or Error when it is not what the provider should send.
   */
  finish(answer: URL, proof: ProviderProof): Promise<ProviderPerson>;
}

/** @param callback Address to which the provider sends people back; registered there. */
export function openProvider(settings: ProviderSettings, callback: string): Provider {
  let found: Promise<oidc.Configuration> | null = null;
  const discovered = () => {
    // A provider that was away is looked for again at the next sign-in.
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
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
    async finish(answer, { state, nonce, codeVerifier }) {
      const configuration = await discovered();
      // The public address, whatever a proxy made of it on the way here.
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
      // Many providers say no more than the subject in the token itself.
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
  // A number that nobody checked would let anyone into the account of its owner.
  const phoneNumber = typeof phone === 'string' && verified === true ? phone : '';
  return {
    subject: sub,
    phoneNumber: normalisePhoneNumber(phoneNumber) || null,
    name: typeof name === 'string' ? visibleName(name) || null : null,
  };
}
