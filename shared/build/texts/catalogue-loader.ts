import type { LoaderContext } from 'webpack';
import { compiledCatalogue } from './catalogue';

export default function catalogueLoader(this: LoaderContext<object>, file: string): string {
  const catalogue = compiledCatalogue(file, this.resourcePath.endsWith('.pot'));
  // Browsers parse JSON in a string faster than a large object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});\n`;
}
