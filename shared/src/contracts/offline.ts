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

/** Attribute of the host's first script: address of the list of its files, with their hashes (`FileHashes`). */
export const HOST_FILES_ATTRIBUTE = 'data-files';
