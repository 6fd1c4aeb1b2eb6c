export type PhotoKind = 'jpeg' | 'png' | 'webp';

export interface StrippedPicture {
  /** Pixels and colour profile are unchanged byte for byte. */
  bytes: Buffer;
  /** Exif; 1 is upright. */
  orientation: number;
  /** A decoder passes over all pixels once per scan. */
  scans: number;
}
