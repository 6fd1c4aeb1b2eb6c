/** Longest side of a photo in the list and beside a place, in pixels. */
export const SHOWN_PHOTO_SIDE = { small: 192, large: 720 } as const;
