/**
 * What the product may cost a visitor. What each remote and each of its modules may cost is in its
 * `remote.json`. `npm test` checks it: the sizes of the built files in
 * `bench/budgets.test.ts`, the traffic of the running product in `e2e/budgets.thorough.spec.ts`. There are no
 * times here: they depend on the machine, and `npm run bench` compares them.
 *
 * Budgets were measured on a release; a quarter more is let through (`over-budget.ts`). Before raising one, see
 * whether the bytes are worth it.
 */

/** Bytes as they are sent: of the `.br` file where there is one, otherwise of the file itself. */
type Bytes = number;

/** index.html as it is built, with the scripts and styles that it names. */
export const HOST_BUDGET: { firstLoad: Bytes } = { firstLoad: 156_300 };

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
    host: { bytes: 246_300, requests: 9 },
    'mfe-public': { bytes: 26_000, requests: 4 },
    server: { bytes: 740, requests: 1 },
  },
  '/login': {
    host: { bytes: 226_500, requests: 9 },
    'mfe-auth': { bytes: 20_700, requests: 4 },
  },
  '/dashboard': {
    host: { bytes: 258_800, requests: 19 },
    'mfe-dashboard': { bytes: 37_100, requests: 6 },
    server: { bytes: 1_150, requests: 2 },
  },
  map: {
    host: { bytes: 258_800, requests: 19 },
    'mfe-dashboard': { bytes: 37_700, requests: 7 },
    'mfe-map': { bytes: 117_500, requests: 10 },
    server: { bytes: 179_000, requests: 8 },
  },
};
