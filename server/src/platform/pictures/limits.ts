/** Largest picture that is decoded, in pixels. */
export const PHOTO_PIXELS = 50_000_000;

/** Scans of a JPEG that is decoded: each goes over all pixels. Cameras make one, progressive ones ten. */
export const PHOTO_SCANS = 32;

/** Longest side of a stored profile photo, in pixels. */
export const PHOTO_SIDE = 512;
