import { minimizer, remote } from '@aranya/shared/build';
import webpack from 'webpack';
import { modelWorker } from './model-worker.config';

const ENGINE = /\/node_modules\/@getodk\/web-forms\//;

/**
 * ODK Web Forms computes the address of one of its pictures, which are all `data:` addresses. webpack cannot resolve a
 * computed address, so the browser does; the base does not matter.
 */
export default remote(import.meta.dirname).map((configuration) => ({
  ...configuration,
  module: {
    ...configuration.module,
    rules: [...(configuration.module?.rules ?? []), { test: ENGINE, parser: { url: false } }],
  },
  optimization: { ...configuration.optimization, minimizer: [minimizer(true)] },
  plugins: [
    ...(configuration.plugins ?? []),
    new webpack.DefinePlugin({ 'import.meta.url': 'document.baseURI' }),
    modelWorker(import.meta.dirname),
  ],
}));
