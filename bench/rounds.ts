import type { Browser, BrowserContext } from '@playwright/test';
import { PHONE, SLOW_NETWORK, VIEWPORT } from '../e2e/visit/conditions';
import type { Sample } from './report/summary';
import { type BenchRoute, MINIMAL } from './routes';
import { addressOf, type Variant } from './serve/variants';
import { reactsAfter, visit, type WaterfallLine } from './visit/visit';

export interface RoundResults {
  samples: Sample[];
  /** Requests of the last cold visit, by `route variant`. */
  waterfalls: Map<string, WaterfallLine[]>;
}

interface RoundOptions {
  browser: Browser;
  rounds: number;
  routes: readonly BenchRoute[];
  session: [string, string][];
  /** Called after each round, so that an interrupted run keeps its results. */
  onRound: (results: RoundResults, round: number) => Promise<void>;
  onProgress: (line: string) => void;
}

/** Number of rounds that also visit in a phone's window: layout shifts are equal each time. */
const PHONE_ROUNDS = 2;

async function inContext<Answer>(
  browser: Browser,
  viewport: { width: number; height: number },
  work: (context: BrowserContext) => Promise<Answer>,
) {
  const context = await browser.newContext({ viewport });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function measureAside(
  browser: Browser,
  route: BenchRoute,
  session: [string, string][],
  { samples }: RoundResults,
  round: number,
) {
  const of = { route: route.name, variant: 'federated' } as const;
  const options = {
    origin: addressOf('federated'),
    storage: route.signedIn ? session : [],
  };
  const { phone } = route;
  if (phone && round <= PHONE_ROUNDS) {
    const { measured } = await inContext(browser, PHONE, (context) =>
      visit(context, { ...options, route: { ...route, ...phone } }),
    );
    samples.push({ ...of, visit: 'phone', measured });
  }
  if (route.path !== '/') return;
  const { measured } = await inContext(browser, VIEWPORT, (context) =>
    visit(context, { ...options, route, network: SLOW_NETWORK }),
  );
  samples.push({ ...of, visit: 'slow', measured });
}

async function measure(
  browser: Browser,
  variant: Variant,
  route: BenchRoute,
  session: [string, string][],
  results: RoundResults,
) {
  const options = { origin: addressOf(variant), route, storage: route.signedIn ? session : [] };
  const [cold, warm] = await inContext(browser, VIEWPORT, async (context) => [
    await visit(context, options),
    await visit(context, options),
  ]);
  const reacts = await inContext(browser, VIEWPORT, (context) => reactsAfter(context, options));
  const of = { route: route.name, variant };
  results.samples.push(
    { ...of, visit: 'cold', measured: { ...cold.measured, reacts } },
    { ...of, visit: 'warm', measured: warm.measured },
  );
  results.waterfalls.set(`${route.name} ${variant}`, cold.waterfall);
  return cold.measured;
}

/** Variants take turns, so that disturbances of the machine affect all of them. */
export async function runRounds(options: RoundOptions) {
  const { browser, rounds, routes, session, onRound, onProgress } = options;
  const results: RoundResults = { samples: [], waterfalls: new Map() };
  const one = async (variant: Variant, route: BenchRoute, round: number) => {
    const { there, bytes } = await measure(browser, variant, route, session, results);
    const size = `${Math.round(bytes / 1000)} kB`;
    onProgress(`${round}/${rounds} ${route.name} ${variant}: ${Math.round(there)} ms, ${size}`);
  };
  for (let round = 1; round <= rounds; round++) {
    const variants: Variant[] = ['federated', 'prerendered', 'single-page'];
    if (round % 2 === 0) variants.reverse();
    await one('minimal', MINIMAL, round);
    for (const route of routes) {
      for (const variant of variants) await one(variant, route, round);
      await measureAside(browser, route, session, results, round);
    }
    await onRound(results, round);
  }
}
