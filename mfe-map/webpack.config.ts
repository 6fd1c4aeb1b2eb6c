import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  embed: { script: './src/embed/script.ts', types: './src/embed/types/embed.d.ts' },
  federated: {
    path: '/federation/map/v1',
    exposes: { './mount': './src/embed/mount.ts' },
    types: './src/embed/types/embed.d.ts',
  },
});
