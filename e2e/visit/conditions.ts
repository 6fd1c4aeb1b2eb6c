/**
 * Network of every visit: a phone on a mobile network of medium speed, with Lighthouse's values.
 */
export const NETWORK = {
  /** Bits per second towards the page. */
  downBitsPerSecond: 1_600_000,
  /** Bits per second from the page. */
  upBitsPerSecond: 750_000,
  /** Added to every request, in milliseconds. */
  latencyMs: 150,
} as const;

/** Network of a phone with weak reception, on which the home page must be readable. */
export const SLOW_NETWORK = { ...NETWORK, downBitsPerSecond: 400_000 };

/** Factor by which the emulated processor is slower. */
export const CPU_SLOWDOWN = 4;

/** Desktop window, in CSS pixels. */
export const VIEWPORT = { width: 1440, height: 900 } as const;

/** Window of a phone, in CSS pixels. */
export const PHONE = { width: 360, height: 780 } as const;

/** The network has been quiet for this long: the visit is over. In milliseconds. */
export const QUIET_MS = 1500;

/** Longest visit, in milliseconds. */
export const LONGEST_VISIT_MS = 90_000;

/**
 * Excluded in all variants: the background film, which each page fetches last and which would fill
 * the network for ten seconds.
 */
export const LEFT_OUT = ['*/video/*.webm', '*/video/*.mp4'];

/** Blocks the network outside this machine: the map shows the packaged outline instead of tiles. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];
