import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  embed: {
    script: './src/embed/script.ts',
    types: './src/embed/types/embed.d.ts',
    files: {
      'embed-react.d.ts': './src/embed/types/embed-react.d.ts',
      'embed-frame.js': './src/embed/frame.js',
      'embed-try.js': './src/embed/try/try.js',
      'embed-try.css': './src/embed/try/try.css',
    },
  },
  federated: {
    path: '/federation/map/v1',
    exposes: { './mount': './src/embed/element/mount.ts' },
    types: './src/embed/types/embed.d.ts',
  },
});
