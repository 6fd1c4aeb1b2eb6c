/** Types of the used part of the package, which has none. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to retain; default: all. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Ranges of a variable font's axes to retain. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  /** Reduces a font to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
