import type { EnvironmentValues } from './environment';
import { SettingsError } from './settings-error';

export type CentralAccount = NonNullable<ReturnType<typeof readCentralAccount>>;

/** The first project, as in a stock installation of Central. */
const FIRST_PROJECT = 1;

/** @returns null when Central is not used. @throws SettingsError that names missing variables. */
export function readCentralAccount(values: EnvironmentValues) {
  const {
    ARANYA_CENTRAL_URL: url,
    ARANYA_CENTRAL_EMAIL: email,
    ARANYA_CENTRAL_PASSWORD: password,
  } = values;
  if (!url && !email && !password) return null;
  if (!url || !email || !password) {
    throw new SettingsError(
      'ODK Central needs ARANYA_CENTRAL_URL, ARANYA_CENTRAL_EMAIL and ARANYA_CENTRAL_PASSWORD (or ' +
        'ARANYA_CENTRAL_PASSWORD_FILE). Set all, or none to use the embedded server.',
    );
  }
  return {
    /** Base address without a trailing slash; also sent to phones. */
    url,
    /** Email of a web user. */
    email,
    password,
    projectId: values.ARANYA_CENTRAL_PROJECT ?? FIRST_PROJECT,
  };
}
