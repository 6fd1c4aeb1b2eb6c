/** The package has no types of its own; what is used of it. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Features of OpenType that stay; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** What stays of the axes of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  /** A font with the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
