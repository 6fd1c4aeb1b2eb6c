/** The parts of gdal3.js that are used; its own types lack `Module` and this entry. */
declare module 'gdal3.js/node.js' {
  export interface Dataset {
    pointer: number;
    path: string;
  }

  interface Layer {
    name: string;
    featureCount: number;
    geometryFields: { coordinateSystem?: { wkt: string } }[];
  }

  export interface Gdal {
    Module: {
      ccall(name: string, returns: string | null, types: string[], values: unknown[]): number;
      _malloc(bytes: number): number;
      getValue(pointer: number, type: '*'): number;
      UTF8ToString(pointer: number): string;
    };
    /** @throws A list of `{ no, message }`, not an `Error`. */
    open(path: string, options: string[]): Promise<{ datasets: Dataset[] }>;
    ogrinfo(dataset: Dataset): Promise<{ layers?: Layer[] }>;
    /** @throws `{ no, message }`, also for warnings. */
    ogr2ogr(dataset: Dataset, options: string[], name: string): Promise<{ real: string }>;
    gdaltransform(places: number[][], options: string[]): Promise<number[][]>;
  }

  export default function initGdal(settings: {
    path: string;
    dest: string;
    env: Record<string, string>;
    logHandler(line: string): void;
    errorHandler(line: string): void;
  }): Promise<Gdal>;
}
