import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { modelWorker } from '../../mfe-forms/model-worker.config';
import { PreloadFontsPlugin } from '../../shared/build/fonts/preload-fonts';
import { base } from '../../shared/build/webpack';

const RUNTIME = path.join('shared', 'src', 'federation');

const isRuntime = ({ request, context }: { request: string; context: string }) =>
  request === './runtime' && context.endsWith(RUNTIME);

/** @param exposedModules replacement of `shared/src/federation/runtime.ts` */
export function singlePageConfiguration(root: string, exposedModules: string): Configuration {
  const deployable = { name: 'single-page', folder: path.join(root, 'bench', 'single-page') };
  const configuration = base(deployable, 'site');
  return {
    ...configuration,
    context: path.join(root, 'host'),
    entry: { main: './src/main.tsx' },
    output: { ...configuration.output, publicPath: '/' },
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^\.\/runtime$/, (data) => {
        if (isRuntime(data)) data.request = exposedModules;
      }),
      new HtmlWebpackPlugin({
        template: path.join(root, 'host', 'src', 'index.html'),
        scriptLoading: 'defer',
      }),
      new PreloadFontsPlugin(),
      modelWorker(path.join(root, 'mfe-forms')),
    ],
  };
}
