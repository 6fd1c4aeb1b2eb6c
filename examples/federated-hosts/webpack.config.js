import path from 'node:path';
import webpack from 'webpack';
import { MAP_ADDRESS } from './src/map-address.js';

/** The built-in plugin does not support manifests. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: { main: './src/main.js' },
  output: { path: path.join(import.meta.dirname, 'dist', 'webpack'), filename: '[name].js' },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'webpack_host',
      remotes: { mfe_map: `mfe_map@${MAP_ADDRESS}/remote-entry.js` },
      shared: {
        react: { singleton: true, eager: true },
        'react-dom': { singleton: true, eager: true },
      },
    }),
  ],
  performance: { hints: false },
};
