import type { IncomingMessage } from 'node:http';
import { SLOW_NETWORKS } from '@aranya/shared/contracts';
import { FOR_PERSON } from './preload-links';

/** A visitor who saves data may never need these. */
const EARLY = [/<link rel="(?:preload|later)"[^<>]*>/g, FOR_PERSON];

const SCRIPTS = /<script defer(?:="defer")? (?=[^<>]*src="\/)/g;

/** Decides when the page's scripts start (`host/public/start-when-needed.js`). */
const STARTER = '<script src="/start-when-needed.js" defer></script>';

/** Headers that request the browser's estimate of its network, and the resulting Vary. */
export const NETWORK_HINT = { acceptCh: 'ECT', vary: 'Save-Data, ECT' } as const;

export const wantsLittle = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['save-data']?.toString().toLowerCase() === 'on' ||
  SLOW_NETWORKS.includes(headers.ect?.toString() ?? '');

export const sparingScripts = (page: string): string =>
  page.replace(SCRIPTS, '<script type="text/later" ');

/**
 * Only a small script loads until the visitor interacts, and fonts of the device are used
 * (docs/decisions/0025).
 * @param choose selects the first for usual visitors, the second for those who save data
 */
export const forEitherVisit = (
  page: string,
  choose: (usual: string, sparing: string) => string,
): string =>
  EARLY.reduce<string>((text, early) => text.replace(early, (found) => choose(found, '')), page)
    .replace('<html ', () => `<html ${choose('', 'data-sparing ')}`)
    .replace('</head>', () => `${choose('', STARTER)}</head>`);

export const sparingPage = (page: string): string =>
  sparingScripts(forEitherVisit(page, (_, sparing) => sparing));
