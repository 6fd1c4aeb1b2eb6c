/** Settings that the server cannot start with. The message has a line for each. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
