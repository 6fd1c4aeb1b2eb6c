import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { EMBED_SOURCES, embedTexts, textsOfSources } from './embed-texts';

/**
 * Makes the modules with which a map on a page of others speaks: it has its texts as they are, without the product's way
 * to say them, and only those that it says.
 */
export default function embedTextsLoader(this: LoaderContext<object>, file: string): string {
  const languages = path.dirname(this.resourcePath);
  if (!this.resourcePath.endsWith('.pot')) {
    return `export default ${JSON.stringify(textsOfSources(file, EMBED_SOURCES.later))};\n`;
  }
  // A language that is added or mended while somebody works is built at once.
  this.addContextDependency(languages);
  return embedTexts(path.dirname(languages));
}
