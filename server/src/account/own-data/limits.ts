const MINUTE = 60;

/** How long the address of a download is good, in seconds. */
export const DOWNLOAD_SECONDS = MINUTE;
