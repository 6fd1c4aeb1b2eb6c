import remotes from '../../remotes.json' with { type: 'json' };

/** A remote: its folder, and its origin. `shared/remotes.json` lists them all, with their ports. */
export type RemoteName = keyof typeof remotes;

/** A part of the product that has an origin of its own. */
export type Origin = 'host' | RemoteName | 'server' | 'identity';

/** Ports of the product's origins; `ARANYA_PORT_BASE=n` moves them all by n. */
const PORTS: Readonly<Record<Origin, number>> = {
  host: 3000,
  ...remotes,
  server: 4000,
  identity: 4100,
};

export const ORIGINS = Object.keys(PORTS) as Origin[];

/** The deployables that the host composes, in the order of the list. */
export const REMOTE_NAMES = Object.keys(remotes) as RemoteName[];

/**
 * The port of an origin.
 * @param base how far all ports are moved, 0 by default
 */
export const portOf = (origin: Origin, base = 0): number => PORTS[origin] + base;

/** The origins whose pages call the server. */
export const FRONT_END_ORIGINS: readonly Exclude<Origin, 'server' | 'identity'>[] = [
  'host',
  ...REMOTE_NAMES,
];
