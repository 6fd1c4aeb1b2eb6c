import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { EMBED_SOURCES, embedTexts, textsOfSources } from './embed-texts';

/** Includes only the texts that the map uses, without the product's text functions. */
export default function embedTextsLoader(this: LoaderContext<object>, file: string): string {
  const languages = path.dirname(this.resourcePath);
  if (!this.resourcePath.endsWith('.pot')) {
    return `export default ${JSON.stringify(textsOfSources(file, EMBED_SOURCES.later))};\n`;
  }
  // A new or changed language is rebuilt at once.
  this.addContextDependency(languages);
  return embedTexts(path.dirname(languages));
}
