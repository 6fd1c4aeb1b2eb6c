import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { MAP_ADDRESS } from './src/map-address.js';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: { main: './src/main.js' },
  output: { path: path.join(import.meta.dirname, 'dist', 'rspack'), filename: '[name].js' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'rspack_host',
      remotes: { mfe_map: `mfe_map@${MAP_ADDRESS}/mf-manifest.json` },
      shared: {
        react: { singleton: true, eager: true },
        'react-dom': { singleton: true, eager: true },
      },
      dts: false,
      manifest: false,
    }),
  ],
  performance: { hints: false },
};
