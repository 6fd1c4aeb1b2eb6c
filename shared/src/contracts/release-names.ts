/**
 * From the folder of a host's release to the files that its releases share. They are named by their content, so
 * that a visitor has those that a new release did not change, and an open page keeps what it needs.
 */
export const CHUNKS_FROM_RELEASE = '../../chunks/';

/** The script with which a release begins, beside its manifest. */
export const REMOTE_ENTRY = 'remote-entry.js';

/**
 * Cookie with the visitor's place among all, from 0 up to 100, while a canary is tried: a page begins
 * with the release that its scripts will load.
 */
export const SHARE_COOKIE = 'aranya-visitor-share';
