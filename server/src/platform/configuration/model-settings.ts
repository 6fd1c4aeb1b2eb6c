import type { EnvironmentValues } from './environment';
import { SettingsError } from './settings-error';

/** The institute's model for suggestions: a file, or a service. */
export type ModelSettings =
  | {
      description: string;
      /** Whether browsers may load it. */
      inBrowser: boolean;
    }
  | { serviceUrl: string; key: string };

/** @returns null when none is set. @throws SettingsError for incomplete settings or two models. */
export function readModelSettings(values: EnvironmentValues): ModelSettings | null {
  const {
    ARANYA_MODEL: description,
    ARANYA_MODEL_IN_BROWSER: inBrowser,
    ARANYA_MODEL_SERVICE_URL: serviceUrl,
    ARANYA_MODEL_SERVICE_TOKEN: key,
  } = values;
  if (description && serviceUrl) {
    throw new SettingsError('Set ARANYA_MODEL or ARANYA_MODEL_SERVICE_URL, not both.');
  }
  if (inBrowser && !description) {
    throw new SettingsError('ARANYA_MODEL_IN_BROWSER needs ARANYA_MODEL.');
  }
  if (Boolean(serviceUrl) !== Boolean(key)) {
    throw new SettingsError(
      'ARANYA_MODEL_SERVICE_URL and ARANYA_MODEL_SERVICE_TOKEN must be set together.',
    );
  }
  if (serviceUrl && key) return { serviceUrl, key };
  return description ? { description, inBrowser } : null;
}
