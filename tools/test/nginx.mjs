import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = path.join(fileURLToPath(import.meta.url), '../../../node_modules/.cache/nginx');
const places = () => [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  path.join(cache, 'usr/sbin/nginx'),
];

/** `ARANYA_NGINX` overrides the path. */
export const nginxPath = () =>
  process.env.ARANYA_NGINX ?? places().find((place) => existsSync(place));

/** May unpack Debian's package into a cache folder. @throws with the next step if it cannot */
export function findNginx() {
  const found = nginxPath();
  if (found) return found;
  const asRoot = process.getuid?.() === 0;
  const quietly = (command, parameters) =>
    execFileSync(command, parameters, { cwd: cache, stdio: 'ignore' });
  try {
    mkdirSync(cache, { recursive: true });
    try {
      quietly('apt-get', ['download', 'nginx']);
    } catch (error) {
      if (!asRoot) throw error;
      // A new machine has no package lists yet.
      quietly('apt-get', ['update', '-qq']);
      quietly('apt-get', ['download', 'nginx']);
    }
    const file = readdirSync(cache).find((name) => name.endsWith('.deb'));
    if (file) quietly('dpkg', ['-x', file, '.']);
  } catch {
    // The message below names the next step.
  }
  const unpacked = nginxPath();
  if (unpacked) return unpacked;
  throw new Error(
    'These tests need nginx. Install it (Debian: sudo apt-get install nginx-light) or set ARANYA_NGINX.',
  );
}
