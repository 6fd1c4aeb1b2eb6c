/** Kinds of photos whose metadata can be removed. */
export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** A picture without metadata. */
export interface StrippedPicture {
  /** Pixels and colour profile, unchanged byte for byte. */
  bytes: Buffer;
  /** Exif orientation; 1 is upright. */
  orientation: number;
  /** Number of passes of a decoder over all pixels. */
  scans: number;
}
