import { remote } from '@aranya/shared/build';

export default remote(
  import.meta.dirname,
  {
    './species-map': './src/exposes/species-map.tsx',
    './mount': './src/exposes/mount.ts',
  },
  { embed: { script: './src/embed/script.ts', types: './src/embed/types/embed.d.ts' } },
);
