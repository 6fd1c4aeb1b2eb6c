import type { LoaderContext } from 'webpack';
import { compiledCatalogue } from './catalogue';

/**
 * Webpack loader that turns a PO file into a module: its default export is the parsed catalogue.
 */
export default function catalogueLoader(this: LoaderContext<object>, file: string): string {
  const catalogue = compiledCatalogue(file, this.resourcePath.endsWith('.pot'));
  // Browsers parse JSON in a string faster than a large object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});\n`;
}
