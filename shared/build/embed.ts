import path from 'node:path';
import type { Configuration } from 'webpack';
import { EmitFilePlugin } from './emit-file';
import { TRUST_OF_OWN_FOLDER } from './script-trust';
import { base, type Deployable } from './webpack';

/** Folder below a remote's `dist`, and below each of its releases. */
export const EMBED_FOLDER = 'embed';

/** Partner pages load these files under permanent URLs. Paths are relative to the folder. */
export interface Embed {
  script: string;
  types: string;
  /** Copied unchanged, by their names on the origin. */
  files: Record<string, string>;
}

/** A partner page shares no modules with it. Its chunks come from the script's origin. */
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
