import type { IncomingMessage } from 'node:http';

/** What fetches early: scripts and fonts that such a visit may never use. */
const EARLY =
  /<link rel="(?:preload|later)"[^<>]*>|<script src="\/preload-for-person\.js"[^<>]*><\/script>/g;

/** The host's own scripts. */
const SCRIPTS = /<script defer(?:="defer")? (?=[^<>]*src="\/)/g;

/** Decides when they begin (`host/public/start-when-needed.js`). */
const STARTER = '<script src="/start-when-needed.js" defer></script>';

/** Whether a browser was told to use little data. */
export const savesData = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['save-data']?.toString().toLowerCase() === 'on';

/**
 * A page with content for a visit that saves data: it fetches no script but a small one until somebody does what needs
 * one, and shows fonts of the machine (docs/decisions/0057).
 */
export const sparingPage = (page: string): string =>
  page
    .replace('<html ', '<html data-sparing ')
    .replace(EARLY, '')
    .replace(SCRIPTS, '<script type="text/later" ')
    .replace('</head>', `${STARTER}</head>`);
