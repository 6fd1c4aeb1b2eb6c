/** Disk and bucket use the same path, so that copying the folder `files` moves a store. */
export const contentPath = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256.slice(2)}`;

export const isContentName = (name: string): boolean => /^[0-9a-f]{62}$/.test(name);
