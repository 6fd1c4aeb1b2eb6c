import type { CollectSettings } from './collect-settings';
import { encodeSettings } from './encode-settings';
import { type QrModules, qrModules } from './qr-modules';

/** The code of these settings. Fetched only for a code: compressor and encoder are large. */
export const settingsModules = (settings: CollectSettings): QrModules =>
  qrModules(encodeSettings(settings));
