/** Ports of the product's origins; `ARANYA_PORT_BASE=n` moves them all by n. */
const PORTS = {
  host: 3000,
  'mfe-public': 3001,
  'mfe-auth': 3002,
  'mfe-dashboard': 3003,
  'mfe-commfor': 3004,
  'mfe-map': 3005,
  'mfe-admin': 3006,
  server: 4000,
  identity: 4100,
} as const;

/** A part of the product that has an origin of its own. */
export type Origin = keyof typeof PORTS;

export const ORIGINS = Object.keys(PORTS) as Origin[];

/**
 * The port of an origin.
 * @param base how far all ports are moved, 0 by default
 */
export const portOf = (origin: Origin, base = 0): number => PORTS[origin] + base;

/** The origins whose pages call the server. */
export const FRONT_END_ORIGINS = ORIGINS.filter(
  (origin) => origin !== 'server' && origin !== 'identity',
);
