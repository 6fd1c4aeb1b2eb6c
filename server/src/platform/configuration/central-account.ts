import type { EnvironmentValues } from './environment';
import { SettingsError } from './settings-error';

export type CentralAccount = NonNullable<ReturnType<typeof readCentralAccount>>;

/** The first project, as in a stock installation of Central. */
const FIRST_PROJECT = 1;

/**
 * @returns null when Central is not used.
 * @throws SettingsError with a sentence for every missing or superfluous variable.
 */
export function readCentralAccount(values: EnvironmentValues) {
  const { ARANYA_CENTRAL_URL: url, ARANYA_CENTRAL_EMAIL: email } = values;
  const { ARANYA_CENTRAL_PASSWORD: password } = values;
  if (!url) {
    const others = Object.keys(values).filter((name) => /^ARANYA_CENTRAL_/.test(name));
    if (others.length === 0) return null;
    throw new SettingsError(
      `${others.join(' and ')} ${others.length > 1 ? 'need' : 'needs'} ARANYA_CENTRAL_URL, ` +
        'the address of ODK Central. Set it, or remove the others to use the embedded server.',
    );
  }
  const wrong: string[] = [];
  if (!email) wrong.push('ARANYA_CENTRAL_EMAIL is missing: the web user of ODK Central.');
  if (!password) wrong.push('ARANYA_CENTRAL_PASSWORD or ARANYA_CENTRAL_PASSWORD_FILE is missing.');
  const { search, hash, pathname } = new URL(url);
  if (pathname.endsWith('/v1')) {
    wrong.push('ARANYA_CENTRAL_URL must not end with /v1: the server adds it itself.');
  }
  if (search || hash) wrong.push('ARANYA_CENTRAL_URL must end with the host or a path.');
  if (wrong.length > 0 || !email || !password) throw new SettingsError(wrong.join('\n'));
  return {
    /** Base address without a trailing slash; also sent to phones. */
    url,
    /** Email of a web user. */
    email,
    password,
    projectId: values.ARANYA_CENTRAL_PROJECT ?? FIRST_PROJECT,
  };
}
