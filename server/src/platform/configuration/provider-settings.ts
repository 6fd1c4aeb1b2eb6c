import type { EnvironmentValues } from './environment';
import { SettingsError } from './settings-error';

/** The institute's own identity provider (OpenID Connect). */
export type ProviderSettings = NonNullable<ReturnType<typeof readProviderSettings>>;

/** @returns null when none is set. @throws SettingsError when the settings are incomplete. */
export function readProviderSettings(values: EnvironmentValues) {
  const { ARANYA_OIDC_ISSUER: issuer, ARANYA_OIDC_CLIENT_ID: clientId } = values;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId) {
    throw new SettingsError('ARANYA_OIDC_ISSUER and ARANYA_OIDC_CLIENT_ID must be set together.');
  }
  return {
    /** Address of the provider's metadata. */
    issuer,
    clientId,
    /** Null for a public client, which uses only PKCE. */
    clientSecret: values.ARANYA_OIDC_CLIENT_SECRET ?? null,
  };
}
