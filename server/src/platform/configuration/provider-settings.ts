import type { EnvironmentValues } from './environment';
import { SettingsError } from './settings-error';

/** The institute's own identity provider (OpenID Connect). */
export interface ProviderSettings {
  /** Address under which the provider describes itself. */
  issuer: string;
  clientId: string;
  /** Null for a client without one: then the code's proof (PKCE) stands alone. */
  clientSecret: string | null;
}

/**
 * The provider of the environment, or null where there is none.
 *
 * @throws SettingsError where only half of it is said.
 */
export function readProviderSettings(values: EnvironmentValues): ProviderSettings | null {
  const { ARANYA_OIDC_ISSUER: issuer, ARANYA_OIDC_CLIENT_ID: clientId } = values;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId) {
    throw new SettingsError('ARANYA_OIDC_ISSUER and ARANYA_OIDC_CLIENT_ID must be set together.');
  }
  return { issuer, clientId, clientSecret: values.ARANYA_OIDC_CLIENT_SECRET ?? null };
}
