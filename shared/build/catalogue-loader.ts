import type { LoaderContext } from 'webpack';
import { compiledCatalogue } from './catalogue';

/** Makes a module of a PO file: its default export is the catalogue, taken apart. */
export default function catalogueLoader(this: LoaderContext<object>, file: string): string {
  const catalogue = compiledCatalogue(file, this.resourcePath.endsWith('.pot'));
  // As JSON in a string a large object is read faster than as script.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});\n`;
}
