import path from 'node:path';
import { canonicalPath, type RemoteRoute } from '@aranya/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import { readRemote, routesOf } from './remote-description';
import { languagesIn } from './texts/translated-routes';
import { CATALOGUE_RULE, type Deployable, DRAWING_RULE, SWC_LOADER, swcOptions } from './webpack';

/** For Node, below `dist/`. */
const OUTPUTS = ['pages', 'shell'];

export const isForNode = (name = '') => OUTPUTS.some((output) => name.endsWith(`:${output}`));

export const NODE_SCRIPT = 'main.cjs';

/** One script without styles: only the markup is used. */
function nodeConfiguration({ name, folder }: Deployable, output: string): Configuration {
  return {
    name: `${name}:${output}`,
    mode: 'production',
    context: folder,
    target: 'node20',
    devtool: false,
    output: {
      path: path.join(folder, 'dist', output),
      clean: true,
      filename: NODE_SCRIPT,
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: SWC_LOADER, options: swcOptions() },
        { test: /\.css$/, type: 'asset/source' },
        CATALOGUE_RULE,
        DRAWING_RULE,
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    // The script runs once: removing unused code would take longer than running it.
    optimization: { minimize: false, concatenateModules: false, usedExports: false },
    // Code that reads a package's `version` runs in browsers only.
    ignoreWarnings: [/named export 'version'/],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

export const shellConfiguration = (deployable: Deployable): Configuration => ({
  ...nodeConfiguration(deployable, 'shell'),
  entry: './src/prerendering/render-shell.tsx',
});

interface Rendering extends RemoteRoute {
  application: 'desktop' | 'mobile';
}

function renderings(folder: string): Rendering[] {
  const routes = routesOf(readRemote(folder));
  return routes
    .filter((route) => canonicalPath(route, routes) !== undefined)
    .flatMap((route) =>
      (['desktop', 'mobile'] as const)
        .filter((application) => ['any', application].includes(route.viewport))
        .map((application) => ({ ...route, application })),
    );
}

export const hasPages = (folder: string) => renderings(folder).length > 0;

function scriptSource(folder: string): string {
  const fileOf = new Map(readRemote(folder).modules.map(({ expose, file }) => [expose, file]));
  const pages = renderings(folder);
  const exposes = [...new Set(pages.map(({ expose }) => expose))];
  return [
    "import { printPages } from '@aranya/shared/prerendering/render-pages';",
    ...exposes.map(
      (expose, index) =>
        `import Page${index} from ${JSON.stringify(`./src/${fileOf.get(expose)}`)};`,
    ),
    'printPages([',
    ...pages.map(
      ({ path: route, application, expose }) =>
        `  { path: ${JSON.stringify(route)}, application: '${application}', expose: ${JSON.stringify(expose)}, Page: Page${exposes.indexOf(expose)} },`,
    ),
    `], ${JSON.stringify(languagesIn(folder))});\n`,
  ].join('\n');
}

export function pagesConfiguration(deployable: Deployable): Configuration {
  const { folder } = deployable;
  const configuration = nodeConfiguration(deployable, 'pages');
  const script = new webpack.experiments.schemes.VirtualUrlPlugin(
    { pages: { type: '.js', source: () => scriptSource(folder) } },
    { context: folder },
  );
  return {
    ...configuration,
    entry: 'virtual:pages',
    // The script runs beside the installed packages, which need not be compiled for it.
    externals: /^(@emotion|@mui|@reduxjs|axios|react|react-dom|react-router-dom|rxjs|zod)(\/|$)/,
    plugins: [...(configuration.plugins ?? []), script],
  };
}
