/**
 * Where a content is, on a disk below the data folder and in a bucket below its prefix alike, so
 * that copying the folder `files` moves a store.
 *
 * @param sha256 Lower-case hex.
 */
export const contentPath = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** Last part of {@link contentPath}. */
export const isContentName = (name: string): boolean => /^[0-9a-f]{62}$/.test(name);
