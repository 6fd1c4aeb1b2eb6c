/** What is used of shpjs, which comes without types. */
declare module 'shpjs' {
  interface ParsedGeometry {
    type: string;
    coordinates: unknown;
  }

  /** Geometries in the order of the file; null where a shape is empty. */
  export function parseShp(shp: DataView): (ParsedGeometry | null)[];

  /** Rows of the table. @param encoding its name; by default UTF-8 */
  export function parseDbf(dbf: DataView, encoding?: string): Record<string, unknown>[];

  export function combine(parts: [(ParsedGeometry | null)[], Record<string, unknown>[]]): {
    features: {
      type: 'Feature';
      geometry: ParsedGeometry | null;
      properties: Record<string, unknown>;
    }[];
  };
}
