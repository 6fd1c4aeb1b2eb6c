import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The remotes and their ports. Plain JavaScript, because it runs before installation, when the
 * contracts are not compiled yet. @type {Record<string, number>}
 */
const remotes = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', '..', 'shared', 'remotes.json'), 'utf8'),
);

/** Every deployable of the front end. */
export const DEPLOYABLES = ['host', ...Object.keys(remotes)];

/** Ports of the remotes without an offset. */
export const REMOTE_PORTS = Object.values(remotes);

export const PORTS = [3000, ...REMOTE_PORTS, 4000, 4100];
