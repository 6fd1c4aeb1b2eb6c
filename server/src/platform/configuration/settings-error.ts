/** The settings are invalid, so the server cannot start. The message has a line per fault. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
