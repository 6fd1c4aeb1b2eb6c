import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_ENTRY, SERVICE_WORKER } from '@aranya/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { LicenceNoticePlugin } from './licence-notice';
import { PreloadFontsPlugin } from './preload-fonts';
import { IS_RELEASE } from './release-build';
import { exposesOf, readRemote } from './remote-description';
import { RetryChunksPlugin } from './retry-chunks';
import { sharedModules } from './sharing-policy';
import { hasMorePages, standaloneSource } from './standalone-pages';

const require = createRequire(import.meta.url);

/** The specification's limit for one lazily loaded chunk, in milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Our contracts, whose unused parts may go: nothing happens when they are loaded. */
const CONTRACTS = /shared\/src\/contracts\//;

/**
 * Stands in a remote's scripts for the hash of its release, which is known when they are built. As long as the
 * hash, so that source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID';

/** What a deployable says about itself; everything else is the same for all of them. */
export interface Deployable {
  /** Folder and package name without scope, such as `mfe-map`. */
  name: string;
  /** Absolute path of the deployable's folder. */
  folder: string;
}

/** Where the host's service worker is built, below `dist/`. */
const WORKER_FOLDER = 'worker';

/** The script of a standalone remote, which is in no file. */
export const STANDALONE_ENTRY = 'virtual:standalone';

export const SWC_LOADER = require.resolve('swc-loader');

/** Translations (docs/translating.md). */
export const CATALOGUE_RULE = {
  test: /\.pot?$/,
  oneOf: [
    {
      resourceQuery: /^\?embed$/,
      loader: fileURLToPath(new URL('embed-texts-loader.ts', import.meta.url)),
    },
    { loader: fileURLToPath(new URL('catalogue-loader.ts', import.meta.url)) },
  ],
};

/** Names files by their content. */
const NAME = '[name].[contenthash:8]';

/** Fonts with the first letters alone (`latin-fonts.css`). */
const FIRST_LETTERS_RULE = {
  test: /\.woff2$/,
  resourceQuery: /^\?first-letters$/,
  loader: fileURLToPath(new URL('first-letters-loader.ts', import.meta.url)),
  generator: { filename: 'assets/[name]-first.[contenthash:8][ext]' },
};

/** @param react further options of the compiler's React transform */
export const swcOptions = (react: { development?: boolean; refresh?: boolean } = {}) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', ...react } },
    target: 'es2022',
  },
});

/** What every build of the product has in common: compiler, styles, files and their names. */
export function base(
  { name, folder }: Deployable,
  output: string,
  { trust }: { trust?: string } = {},
): Configuration {
  return {
    name: `${name}:${output}`,
    mode: 'production',
    context: folder,
    devtool: IS_RELEASE && 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist', output),
      clean: true,
      uniqueName: `aranya-${name}-${output}`,
      filename: `${NAME}.js`,
      chunkFilename: `${NAME}.js`,
      assetModuleFilename: `assets/${NAME}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Of RxJS the build with classes.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: SWC_LOADER,
          options: swcOptions(),
        },
        {
          test: /\.css$/,
          oneOf: [
            {
              // As text, for a shadow tree.
              resourceQuery: /^\?sheet$/,
              loader: require.resolve('css-loader'),
              options: { exportType: 'string', url: false, sourceMap: false },
            },
            { use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
          ],
        },
        CATALOGUE_RULE,
        { test: CONTRACTS, sideEffects: false },
        { test: /\.(svg|png|jpg|webp|woff2|webm|mp4|geojson|topo\.json)$/, type: 'asset/resource' },
        FIRST_LETTERS_RULE,
      ],
    },
    plugins: [
      new RetryChunksPlugin(name, trust),
      new LicenceNoticePlugin(),
      new MiniCssExtractPlugin({
        filename: `${NAME}.css`,
        chunkFilename: `${NAME}.css`,
      }),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // It has threads of its own; processes would only copy sources back and forth.
          parallel: false,
          terserOptions: { compress: { passes: 3, keep_fargs: false, pure_getters: true } },
        }),
      ],
    },
    performance: { hints: false },
    // Contracts hold no state: that there may be more than one is meant (sharing-policy.ts).
    // And the package's version is read for browsers to compare.
    ignoreWarnings: [/"singleton: true" is used together with "exclude/, /named export 'version'/],
    stats: 'errors-warnings',
  };
}

/** Whether a configuration is of a remote's standalone page, by its name. */
export const isStandalone = (name = '') => name.endsWith(':standalone');

/** Valid identifier for the federation container: `mfe-map` becomes `mfe_map`. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** A page that holds the singletons and provides the federation runtime to remotes. */
function pageConfiguration(
  deployable: Deployable,
  output: 'site' | 'standalone',
  entry: string,
  html: HtmlWebpackPlugin.Options,
): Configuration {
  const configuration = base(deployable, output);
  return {
    ...configuration,
    entry: { main: entry },
    // An absolute path: with 'auto' a reload of a deep link would look for scripts below it.
    output: { ...configuration.output, publicPath: '/' },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(output === 'site' ? deployable.name : `${deployable.name}-standalone`),
        shared: sharedModules(output === 'site' ? 'host' : 'standalone'),
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' } },
        manifest: false,
        dts: false,
      }),
      new HtmlWebpackPlugin({ ...html, scriptLoading: 'defer' }),
      new PreloadFontsPlugin(),
    ],
  };
}

/** The host: knows no remote at build time. */
export function hostConfiguration(deployable: Deployable): Configuration {
  return pageConfiguration(deployable, 'site', './src/main.tsx', {
    template: './src/index.html',
  });
}

/** The host's service worker: one file, whose name and place are known to browsers. */
export function workerConfiguration(deployable: Deployable): Configuration {
  const configuration = base(deployable, WORKER_FOLDER);
  return {
    ...configuration,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { main: './src/offline/service-worker.ts' },
    output: { ...configuration.output, filename: path.posix.basename(SERVICE_WORKER) },
    plugins: [],
  };
}

/** A remote as the host loads it. */
export function remoteConfiguration(deployable: Deployable): Configuration {
  const configuration = base(deployable, 'remote');
  return {
    ...configuration,
    entry: {},
    output: {
      ...configuration.output,
      publicPath: 'auto',
      // Two releases may meet in a page.
      uniqueName: `aranya-${deployable.name}-${RELEASE_PLACEHOLDER}`,
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(deployable.name),
        filename: REMOTE_ENTRY,
        exposes: exposesOf(readRemote(deployable.folder)),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        // It loads no remotes itself.
        experiments: {
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
      }),
    ],
  };
}

/**
 * The same remote standalone, as its team works on it: a small host that has the
 * remote's source inside and can still show parts of other remotes. Its script is written here, from
 * the remote's own list of pages.
 */
export function standaloneConfiguration(deployable: Deployable): Configuration {
  const { folder, name } = deployable;
  const configuration = pageConfiguration(deployable, 'standalone', STANDALONE_ENTRY, {
    template: path.join(import.meta.dirname, 'standalone.html'),
    title: `Aranya: ${name}`,
  });
  const script = new webpack.experiments.schemes.VirtualUrlPlugin(
    {
      standalone: {
        type: '.js',
        source: (loading) => {
          loading.addDependency(path.join(folder, 'remote.json'));
          return standaloneSource(readRemote(folder), '.', hasMorePages(folder));
        },
      },
    },
    { context: folder },
  );
  return { ...configuration, plugins: [...(configuration.plugins ?? []), script] };
}
