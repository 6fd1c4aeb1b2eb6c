/**
 * Path from a host release to the files that releases share. Their names contain their hash, so
 * visitors reuse unchanged files and open pages still find theirs.
 */
export const CHUNKS_FROM_RELEASE = '../../chunks/';

/** Entry script of a release, beside its manifest. */
export const REMOTE_ENTRY = 'remote-entry.js';

/**
 * Cookie with the visitor's position from 0 up to 100 while a canary is tried: the page server
 * preloads the release that the scripts will load.
 */
export const SHARE_COOKIE = 'aranya-visitor-share';
