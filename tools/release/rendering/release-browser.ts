import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../test/chromium.mjs';

/** @throws with the next step if there is none */
export function releaseBrowser(): string {
  const found = [chromiumPath(), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'There is no browser to show the release in first. Install Chromium (Debian: chromium-headless-shell), ' +
      'name one in ARANYA_CHROMIUM, or release with --unrendered.',
  );
}
