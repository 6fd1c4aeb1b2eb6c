import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import {
  type Deployable,
  STANDALONE_ENTRY,
  SWC_LOADER,
  standaloneConfiguration,
  swcOptions,
} from '../webpack';

/** On the page's own origin, so that the Content-Security-Policy does not change. */
export const UPDATES_PATH = '/__updates';

/** Edits keep the page's state. No `eval`, so that the policy is the same as in production. */
export function hotPageConfiguration(deployable: Deployable): Configuration {
  const configuration = standaloneConfiguration(deployable);
  const { output, plugins = [], module } = configuration;
  const client = `webpack-hot-middleware/client?path=${UPDATES_PATH}&overlay=false&reload=true`;
  return {
    ...configuration,
    name: `${deployable.name}:hot`,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { main: [client, STANDALONE_ENTRY] },
    output: {
      ...output,
      path: path.join(deployable.folder, 'dist', 'hot'),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    module: {
      rules: (module?.rules ?? []).map((rule) =>
        typeof rule === 'object' && rule?.loader === SWC_LOADER
          ? { ...rule, options: swcOptions({ development: true, refresh: true }) }
          : rule,
      ),
    },
    plugins: [
      ...plugins,
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: { runtimeChunk: false },
  };
}
