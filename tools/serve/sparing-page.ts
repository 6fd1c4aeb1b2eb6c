import type { IncomingMessage } from 'node:http';
import { SLOW_NETWORKS } from '@aranya/shared/contracts';

/** What fetches early: scripts and fonts that such a visit may never use. */
const EARLY =
  /<link rel="(?:preload|later)"[^<>]*>|<script src="\/preload-for-person\.js"[^<>]*><\/script>/g;

/** The host's own scripts. */
const SCRIPTS = /<script defer(?:="defer")? (?=[^<>]*src="\/)/g;

/** Decides when they begin (`host/public/start-when-needed.js`). */
const STARTER = '<script src="/start-when-needed.js" defer></script>';

/** What asks a browser to say what it takes its network for, and what an answer then varies by. */
export const NETWORK_HINT = { acceptCh: 'ECT', vary: 'Save-Data, ECT' } as const;

/** Whether a browser was told to use little data, or says that its network is slow. */
export const wantsLittle = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['save-data']?.toString().toLowerCase() === 'on' ||
  SLOW_NETWORKS.includes(headers.ect?.toString() ?? '');

/** The host's scripts in the page of such a visit. */
export const sparingScripts = (page: string): string =>
  page.replace(SCRIPTS, '<script type="text/later" ');

/**
 * A page with content for a visit that saves data, but for the host's scripts in it: it fetches no script but a small one
 * until somebody does what needs one, and shows fonts of the machine (docs/decisions/0025).
 * @param choose what the page has in a place: the first on a usual visit, the second on one that saves data
 */
export const forEitherVisit = (
  page: string,
  choose: (usual: string, sparing: string) => string,
): string =>
  page
    .replace('<html ', () => `<html ${choose('', 'data-sparing ')}`)
    .replace(EARLY, (early) => choose(early, ''))
    .replace('</head>', () => `${choose('', STARTER)}</head>`);

/** The page of a visit that saves data. */
export const sparingPage = (page: string): string =>
  sparingScripts(forEitherVisit(page, (_, sparing) => sparing));
