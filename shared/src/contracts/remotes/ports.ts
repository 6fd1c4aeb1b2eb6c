import remotes from '../../../remotes.json' with { type: 'json' };

/** A remote: its folder and origin. `shared/remotes.json` lists all with their ports. */
export type RemoteName = keyof typeof remotes;

/** A deployable with its own origin. */
export type Origin = 'host' | RemoteName | 'server' | 'identity';

/** Ports of the origins; `ARANYA_PORT_BASE=n` adds n to each. */
const PORTS: Readonly<Record<Origin, number>> = {
  host: 3000,
  ...remotes,
  server: 4000,
  identity: 4100,
};

export const ORIGINS = Object.keys(PORTS) as Origin[];

/** Names of all remotes, in the order of the list. */
export const REMOTE_NAMES = Object.keys(remotes) as RemoteName[];

/**
 * Returns the port of an origin.
 * @param base offset of all ports, 0 by default
 */
export const portOf = (origin: Origin, base = 0): number => PORTS[origin] + base;

/** The origins whose pages call the server. */
export const FRONT_END_ORIGINS: readonly Exclude<Origin, 'server' | 'identity'>[] = [
  'host',
  ...REMOTE_NAMES,
];
