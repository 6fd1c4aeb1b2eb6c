import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { MAP_ADDRESS } from './src/map-address.js';

export default defineConfig({
  root: import.meta.dirname,
  build: { outDir: 'dist/vite', emptyOutDir: true, target: 'es2022' },
  plugins: [
    federation({
      name: 'vite_host',
      remotes: {
        mfe_map: {
          type: 'var',
          name: 'mfe_map',
          entry: `${MAP_ADDRESS}/mf-manifest.json`,
          entryGlobalName: 'mfe_map',
        },
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
});
