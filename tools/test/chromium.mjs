import { existsSync } from 'node:fs';
import { PlainError } from '../start/steps.mjs';
import { installFromDebian, mayInstall } from './debian-packages.mjs';

/** The headless build needs fewer resources. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the browser for tests; `ARANYA_CHROMIUM` overrides it. */
export const chromiumPath = () =>
  process.env.ARANYA_CHROMIUM ?? PLACES.find((place) => existsSync(place));

/** Finds Chromium, or installs Debian's with the required fonts. */
export async function findChromium() {
  const found = chromiumPath();
  if (found) return found;
  const missing = new PlainError(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell) or set ARANYA_CHROMIUM.',
  );
  if (!mayInstall()) throw missing;
  await installFromDebian(
    'Chromium',
    ['chromium-headless-shell', 'fonts-noto-core'],
    missing.message,
  );
  const installed = chromiumPath();
  if (!installed) throw missing;
  return installed;
}
