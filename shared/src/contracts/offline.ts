/**
 * What the page, its service worker, the host's build and whoever serves pages agree on, so that the product
 * opens without a network (docs/decisions/0049).
 */

/** The host's page without content: every address is drawn from it by scripts where no network answers. */
export const OFFLINE_PAGE = '/offline-page';

/** The service worker, at the top of the host's origin: its scope is all of it. */
export const SERVICE_WORKER = '/service-worker.js';

/** What a browser needs to put the product among the person's applications. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/**
 * Longest silence in a call that has something in its place, a queue or what was kept, in milliseconds: phones are often
 * connected to a network that reaches nothing. What comes slowly has its time.
 */
export const CALL_SILENCE_MS = 20_000;

/**
 * The same for a request for a form that somebody waits for, in milliseconds: the service asks the collection server,
 * several times where that is slow.
 */
export const COLLECTION_SILENCE_MS = 60_000;

/** What takes longer is said to take long, in milliseconds. */
export const LONG_WAIT_MS = 6_000;

/** Attribute of the host's first script: address of the list of its files, with their hashes (`FileHashes`). */
export const HOST_FILES_ATTRIBUTE = 'data-files';
