import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  embed: {
    script: './src/embed/script.ts',
    types: './src/embed/types/embed.d.ts',
    frame: './src/embed/frame.js',
  },
  federated: {
    path: '/federation/map/v1',
    exposes: { './mount': './src/embed/mount.ts' },
    types: './src/embed/types/embed.d.ts',
  },
});
