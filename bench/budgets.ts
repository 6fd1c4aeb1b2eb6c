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
export const HOST_BUDGET: { firstLoad: Bytes } = { firstLoad: 202_700 };

/** What the host fetches from a remote before one of its modules can be shown. */
interface RemoteBudget {
  /** Manifest and container, once per remote. */
  entry: Bytes;
  /** Scripts and styles of each module that the remote exposes, without what it shares. */
  exposes: Record<string, Bytes>;
}

export const REMOTE_BUDGETS: Record<string, RemoteBudget> = {
  'mfe-public': {
    entry: 11_300,
    exposes: {
      home: 9_300,
      landing: 9_000,
      about: 5_400,
      'need-discovery': 5_100,
      science: 5_600,
      play: 3_600,
      campaigns: 4_700,
      'gap-table': 7_500,
      'stay-tuned': 3_200,
      films: 3_500,
      activities: 6_500,
      'n-act': 3_700,
      'n-fold': 5_900,
      'technology-engines': 4_500,
      'contact-us': 5_700,
      'privacy-policy': 3_850,
      'nested-page': 4_000,
    },
  },
  'mfe-auth': {
    entry: 10_320,
    exposes: { login: 4_870, 'mobile-login': 4_610, account: 3_770 },
  },
  'mfe-dashboard': {
    entry: 10_700,
    exposes: {
      dashboard: 14_800,
      'mobile-dashboard': 11_000,
      'edit-profile': 3_400,
      'lost-phone': 3_660,
      'desktop-link': 2_800,
    },
  },
  'mfe-commfor': { entry: 10_100, exposes: { dashboard: 5_800 } },
  'mfe-admin': {
    entry: 10_300,
    exposes: { people: 5_700, forms: 6_600, gaps: 4_000, cards: 5_200, imports: 4_800 },
  },
  'mfe-map': { entry: 9_900, exposes: { 'species-map': 60_100, mount: 7_300 } },
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
    host: { bytes: 334_800, requests: 7 },
    'mfe-public': { bytes: 22_400, requests: 4 },
    server: { bytes: 650, requests: 1 },
  },
  '/login': {
    host: { bytes: 367_300, requests: 12 },
    'mfe-auth': { bytes: 16_980, requests: 4 },
  },
  '/dashboard': {
    host: { bytes: 397_100, requests: 17 },
    'mfe-dashboard': { bytes: 27_300, requests: 4 },
    server: { bytes: 1_130, requests: 2 },
  },
  map: {
    host: { bytes: 397_100, requests: 17 },
    'mfe-dashboard': { bytes: 27_300, requests: 4 },
    'mfe-map': { bytes: 115_600, requests: 8 },
    server: { bytes: 167_100, requests: 6 },
  },
};
