/** The message has a line per fault. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
