/**
 * What each deployable may cost a visitor. `npm test` checks it: the sizes of the built files in
 * `bench/budgets.test.ts`, the traffic of the running product in `e2e/budgets.spec.ts`. There are no
 * times here: they depend on the machine, and `npm run bench` compares them.
 *
 * Budgets lie some 3 % above what was true when they were set. After a change that makes something
 * smaller, lower its budget with it; before raising one, see whether the bytes are worth it.
 */

/** Bytes as they are sent: of the `.br` file where there is one, otherwise of the file itself. */
type Bytes = number;

/** index.html as it is built, with the scripts and styles that it names. */
export const HOST_BUDGET: { firstLoad: Bytes } = { firstLoad: 249_600 };

/** What the host fetches from a remote before one of its modules can be shown. */
interface RemoteBudget {
  /** Manifest and container, once per remote. */
  entry: Bytes;
  /** Scripts and styles of each module that the remote exposes, without what it shares. */
  exposes: Record<string, Bytes>;
}

export const REMOTE_BUDGETS: Record<string, RemoteBudget> = {
  'mfe-public': {
    entry: 12_200,
    exposes: {
      home: 10_200,
      landing: 9_800,
      about: 6_000,
      'need-discovery': 5_700,
      science: 6_300,
      play: 3_900,
      campaigns: 4_600,
      'gap-table': 7_700,
      'stay-tuned': 3_400,
      films: 3_800,
      activities: 7_200,
      'n-act': 3_900,
      'n-fold': 6_500,
      'technology-engines': 4_800,
      'contact-us': 6_200,
      'privacy-policy': 3_900,
      'nested-page': 4_400,
    },
  },
  'mfe-auth': { entry: 10_400, exposes: { login: 3_800, 'mobile-login': 3_600 } },
  'mfe-dashboard': {
    entry: 11_600,
    exposes: {
      dashboard: 16_200,
      'mobile-dashboard': 12_100,
      'edit-profile': 3_100,
      'desktop-link': 3_200,
    },
  },
  'mfe-commfor': { entry: 10_900, exposes: { dashboard: 6_300 } },
  'mfe-map': { entry: 10_500, exposes: { 'species-map': 63_900, mount: 68_000 } },
};

/** Traffic with one origin until the network is quiet. */
interface TrafficBudget {
  /** Over the network, headers included. */
  bytes: Bytes;
  requests: number;
}

/**
 * First visit of each route in a desktop window, by origin, until the network is quiet. An origin
 * that is not named may not be asked. Fonts and pictures count; the background film and the tiles of
 * the base map do not.
 */
export const ROUTE_BUDGETS: Record<string, Record<string, TrafficBudget>> = {
  '/': {
    host: { bytes: 387_500, requests: 7 },
    'mfe-public': { bytes: 24_200, requests: 4 },
    server: { bytes: 500, requests: 1 },
  },
  '/login': {
    host: { bytes: 387_500, requests: 7 },
    'mfe-auth': { bytes: 79_900, requests: 7 },
  },
  '/dashboard': {
    host: { bytes: 387_500, requests: 7 },
    'mfe-dashboard': { bytes: 136_000, requests: 17 },
    server: { bytes: 1_500, requests: 2 },
  },
  map: {
    host: { bytes: 387_500, requests: 7 },
    'mfe-dashboard': { bytes: 136_000, requests: 17 },
    'mfe-map': { bytes: 122_800, requests: 7 },
    server: { bytes: 167_100, requests: 6 },
  },
};
