import path from 'node:path';
import type { Configuration } from 'webpack';
import { EmitFilePlugin } from './emit-file';
import { TRUST_OF_OWN_FOLDER } from './script-trust';
import { base, type Deployable } from './webpack';

/** Folder below a remote's `dist`, and below each of its releases. */
export const EMBED_FOLDER = 'embed';

/** Files that partner pages load from a remote's origin under permanent URLs. */
export interface Embed {
  /** Source file of `embed.js`, relative to the folder. */
  script: string;
  /** Type declarations, relative to the folder. */
  types: string;
  /**
   * Additional files that are copied unchanged, relative to the folder, by their names on the
   * origin.
   */
  files: Record<string, string>;
}

/**
 * `embed.js` with all dependencies: a partner page shares no modules with it. Its chunks have
 * hashed names and are fetched from the script's origin.
 */
export function embedConfiguration({
  script,
  types,
  files,
  ...deployable
}: Deployable & Embed): Configuration {
  const configuration = base(deployable, EMBED_FOLDER, { trust: TRUST_OF_OWN_FOLDER });
  return {
    ...configuration,
    entry: { embed: script },
    output: { ...configuration.output, publicPath: 'auto', filename: '[name].js' },
    plugins: [
      ...(configuration.plugins ?? []),
      ...Object.entries({ 'embed.d.ts': types, ...files }).map(
        ([name, file]) => new EmitFilePlugin(path.join(deployable.folder, file), name),
      ),
    ],
  };
}
