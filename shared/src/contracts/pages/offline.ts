/**
 * Names and limits of the offline mode that page, service worker, build and page server share
 * (docs/decisions/0049).
 */

/**
 * The host's page without content: without a network, every address is rendered from it by scripts.
 */
export const OFFLINE_PAGE = '/offline-page';

/** Path of the service worker: at the root of the origin, so that its scope is the whole origin. */
export const SERVICE_WORKER = '/service-worker.js';

/** Web app manifest, with which a browser installs the product as an application. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/**
 * Maximum silence of a call that has a fallback (queue or cache), in milliseconds: phones are often
 * connected to a network without internet. Slow answers that make progress continue.
 */
export const CALL_SILENCE_MS = 20_000;

/**
 * Maximum silence of a form request that a person watches, in milliseconds: the service may ask the
 * collection server several times.
 */
export const COLLECTION_SILENCE_MS = 60_000;

/** Time after which a page says that a call takes long, in milliseconds. */
export const LONG_WAIT_MS = 6_000;

/**
 * Attribute of the host's first script: address of the list of its files and hashes (`FileHashes`).
 */
export const HOST_FILES_ATTRIBUTE = 'data-files';

/** Cache with the files of all offline sets. */
export const OFFLINE_CACHE = 'aranya-offline';

/** Address of the list of sets in that cache, the current one first. */
export const OFFLINE_LIST = '/offline-state';

/** Message of the service worker to a page after a change of the sets. */
export const SETS_CHANGED = 'sets-changed';

/** Key in local storage: this device keeps forms, so the engine for forms belongs to the offline set. */
export const FORMS_MARK = 'aranya-forms';
