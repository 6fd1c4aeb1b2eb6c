/** Largest picture that is decoded, in pixels. */
export const PHOTO_PIXELS = 50_000_000;

/**
 * Maximum number of scans of a decoded JPEG: each processes all pixels. Cameras write one, progressive
 * files ten.
 */
export const PHOTO_SCANS = 32;

/** Longest side of a stored profile photo, in pixels. */
export const PHOTO_SIDE = 512;
