/** Lifetime of a download's address, in seconds. */
export const DOWNLOAD_SECONDS = 60;
