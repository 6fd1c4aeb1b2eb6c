import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Plain JavaScript, because it runs before installation. @type {Record<string, number>} */
const remotes = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', '..', 'shared', 'remotes.json'), 'utf8'),
);

export const DEPLOYABLES = ['host', ...Object.keys(remotes)];

/** Without an offset. */
export const REMOTE_PORTS = Object.values(remotes);

export const PORTS = [3000, ...REMOTE_PORTS, 4000, 4100];
