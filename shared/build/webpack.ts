import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_ENTRY, SERVICE_WORKER } from '@aranya/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { PreloadFontsPlugin } from './fonts/preload-fonts';
import { LicenceNoticePlugin } from './licence-notice';
import { minimizer } from './minimizer';
import { IS_RELEASE } from './release-build';
import { exposeChunk, exposesOf, readRemote } from './remote-description';
import { RetryChunksPlugin } from './retry-chunks';
import { sharedModules } from './sharing-policy';
import { hasMorePages, standaloneSource } from './standalone/standalone-pages';

const require = createRequire(import.meta.url);

/** The specification's timeout for a lazily loaded chunk, in milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Our contracts have no side effects, so unused parts may be removed. */
const CONTRACTS = /shared\/src\/contracts\//;

/** Replaced by the release's hash, which has the same length: source maps stay valid. */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID';

export interface Deployable {
  /** Folder and package name without scope, such as `mfe-map`. */
  name: string;
  /** Absolute path. */
  folder: string;
}

const WORKER_FOLDER = 'worker';

export const STANDALONE_ENTRY = 'virtual:standalone';

export const SWC_LOADER = require.resolve('swc-loader');

/** Translations (docs/translating.md). */
export const CATALOGUE_RULE = {
  test: /\.pot?$/,
  oneOf: [
    {
      resourceQuery: /^\?embed$/,
      loader: fileURLToPath(new URL('texts/embed-texts-loader.ts', import.meta.url)),
    },
    { loader: fileURLToPath(new URL('texts/catalogue-loader.ts', import.meta.url)) },
  ],
};

/** Drawings are part of the script, so that prerendered pages need no address of a release. */
export const DRAWING_RULE = {
  test: /\.svg$/,
  type: 'asset/inline',
  generator: {
    // Text compresses better than the default base64.
    dataUrl: (svg: Buffer) =>
      `data:image/svg+xml,${svg
        .toString()
        .replace(/\s+/g, ' ')
        .replace(/["#%<>]/g, encodeURIComponent)}`,
  },
};

const NAME = '[name].[contenthash:8]';

/** Fonts reduced to the first letters (`latin-fonts.css`). */
const FIRST_LETTERS_RULE = {
  test: /\.woff2$/,
  resourceQuery: /^\?first-letters$/,
  loader: fileURLToPath(new URL('fonts/first-letters-loader.ts', import.meta.url)),
  generator: { filename: 'assets/[name]-first.[contenthash:8][ext]' },
};

export const swcOptions = (react: { development?: boolean; refresh?: boolean } = {}) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', ...react } },
    target: 'es2022',
  },
});

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
      // Selects the ES2015 build of RxJS.
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
              // Imports the style sheet as text, for a shadow tree.
              resourceQuery: /^\?sheet$/,
              loader: require.resolve('css-loader'),
              options: { exportType: 'string', url: false, sourceMap: false },
            },
            { use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
          ],
        },
        CATALOGUE_RULE,
        DRAWING_RULE,
        { test: CONTRACTS, sideEffects: false },
        { test: /\.(png|jpg|webp|woff2|webm|mp4|geojson|topo\.json)$/, type: 'asset/resource' },
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
      minimizer: [minimizer()],
    },
    performance: { hints: false },
    // Contracts have no state, so several copies are intended (sharing-policy.ts). The package's
    // version is only compared in browsers.
    ignoreWarnings: [/"singleton: true" is used together with "exclude/, /named export 'version'/],
    stats: 'errors-warnings',
  };
}

export const isStandalone = (name = '') => name.endsWith(':standalone');

/** `mfe-map` becomes `mfe_map`, a valid identifier. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Contains the singletons, and provides the federation runtime to remotes. */
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
    // An absolute path: with 'auto', reloading a deep link would look for scripts below it.
    output: { ...configuration.output, publicPath: '/' },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(output === 'site' ? deployable.name : `${deployable.name}-standalone`),
        shared: sharedModules(output === 'site' ? 'host' : output),
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

/** Names no remote at build time. */
export function hostConfiguration(deployable: Deployable): Configuration {
  return pageConfiguration(deployable, 'site', './src/main.tsx', {
    template: './src/index.html',
  });
}

/** A single file with a fixed name and path. */
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

export function remoteConfiguration(deployable: Deployable): Configuration {
  const configuration = base(deployable, 'remote');
  const exposes = Object.entries(exposesOf(readRemote(deployable.folder)));
  return {
    ...configuration,
    entry: {},
    output: {
      ...configuration.output,
      publicPath: 'auto',
      // Two releases may be loaded in one page.
      uniqueName: `aranya-${deployable.name}-${RELEASE_PLACEHOLDER}`,
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(deployable.name),
        filename: REMOTE_ENTRY,
        exposes: Object.fromEntries(
          exposes.map(([expose, file]) => [expose, { import: file, name: exposeChunk(expose) }]),
        ),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        // A build for prerendering loads no remotes.
        experiments: {
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
      }),
    ],
  };
}

/** A small host that bundles the remote's source and can load other remotes. */
export function standaloneConfiguration(deployable: Deployable): Configuration {
  const { folder, name } = deployable;
  const configuration = pageConfiguration(deployable, 'standalone', STANDALONE_ENTRY, {
    template: path.join(import.meta.dirname, 'standalone', 'standalone.html'),
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
