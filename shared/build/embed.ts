import path from 'node:path';
import type { Configuration } from 'webpack';
import { EmitFilePlugin } from './emit-file';
import { TRUST_OF_OWN_FOLDER } from './script-trust';
import { base, type Deployable } from './webpack';

/** Below a remote's `dist`, and below a release of it. */
export const EMBED_FOLDER = 'embed';

/** What pages of others load from a remote's origin under lasting names. */
export interface Embed {
  /** Source file of `embed.js`, relative to the folder. */
  script: string;
  /** Types that go with it, relative to the folder. */
  types: string;
  /** Files that go with it as they are, relative to the folder, by their names on the origin. */
  files: Record<string, string>;
}

/**
 * `embed.js` with all that it needs inside: a page that we do not know shares nothing with it. Its
 * chunks have hashed names and are fetched from where the script came from.
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
