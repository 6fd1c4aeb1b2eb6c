/**
 * Returns the path of a content: below the data folder on a disk, and below the prefix in a bucket. Both use
 * the same path, so that copying the folder `files` moves a store.
 *
 * @param sha256 Lower-case hex.
 */
export const contentPath = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** Whether a name is the last part of a {@link contentPath}. */
export const isContentName = (name: string): boolean => /^[0-9a-f]{62}$/.test(name);
