/** Kinds of photos that are taken apart. */
export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** A picture without what was written beside its pixels. */
export interface StrippedPicture {
  /** Pixels and colour profile as they were, byte for byte; nothing else. */
  bytes: Buffer;
  /** Which way up the camera was held, as Exif counts; 1 is upright. */
  orientation: number;
  /** How many times a decoder goes over all pixels. */
  scans: number;
}
