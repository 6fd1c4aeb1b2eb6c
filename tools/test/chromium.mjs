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

/** `ARANYA_CHROMIUM` overrides the path. */
export const chromiumPath = () =>
  process.env.ARANYA_CHROMIUM ?? PLACES.find((place) => existsSync(place));

/** Fonts of Hindi and Odia: without them Chromium shows and measures other text. */
const FONT = '/usr/share/fonts/truetype/noto/NotoSansOriya-Regular.ttf';

/** Installs Debian's if it may, with the required fonts. */
export async function findChromium() {
  const found = chromiumPath();
  if (found && (existsSync(FONT) || !mayInstall())) return found;
  const missing = new PlainError(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell) or set ARANYA_CHROMIUM.',
  );
  if (!mayInstall()) throw missing;
  await installFromDebian(
    'Chromium',
    [...(found ? [] : ['chromium-headless-shell']), 'fonts-noto-core'],
    missing.message,
  );
  const installed = chromiumPath();
  if (!installed) throw missing;
  return installed;
}
