import type { Browser } from '@playwright/test';
import type { Sample } from './report/summary';
import { type BenchRoute, MINIMAL } from './routes';
import { addressOf, type Variant } from './serve/variants';
import { VIEWPORT } from './visit/conditions';
import { reactsAfter, visit, type WaterfallLine } from './visit/visit';

/** What all rounds gave. */
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
  /** Called after each round with what there is: a run that is stopped keeps it. */
  onRound: (results: RoundResults, round: number) => Promise<void>;
  /** Called after each variant of each route. */
  onProgress: (line: string) => void;
}

/** A cold visit in a new context, a warm one in the same, and a cold one that presses something. */
async function measure(
  browser: Browser,
  variant: Variant,
  route: BenchRoute,
  session: [string, string][],
  results: RoundResults,
) {
  const options = { origin: addressOf(variant), route, storage: route.signedIn ? session : [] };
  const inContext = async <Answer>(
    work: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<Answer>,
  ) => {
    const context = await browser.newContext({ viewport: VIEWPORT });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  const [cold, warm] = await inContext(async (context) => [
    await visit(context, options),
    await visit(context, options),
  ]);
  const reacts = await inContext((context) => reactsAfter(context, options));
  const of = { route: route.name, variant };
  results.samples.push(
    { ...of, temperature: 'cold', measured: { ...cold.measured, reacts } },
    { ...of, temperature: 'warm', measured: warm.measured },
  );
  results.waterfalls.set(`${route.name} ${variant}`, cold.waterfall);
  return cold.measured;
}

/**
 * Measures all variants on all routes, one after the other and in turns, so that what disturbs the
 * machine disturbs all of them.
 */
export async function runRounds(options: RoundOptions) {
  const { browser, rounds, routes, session, onRound, onProgress } = options;
  const results: RoundResults = { samples: [], waterfalls: new Map() };
  const one = async (variant: Variant, route: BenchRoute, round: number) => {
    const { there, bytes } = await measure(browser, variant, route, session, results);
    const size = `${Math.round(bytes / 1000)} kB`;
    onProgress(`${round}/${rounds} ${route.name} ${variant}: ${Math.round(there)} ms, ${size}`);
  };
  for (let round = 1; round <= rounds; round++) {
    const variants: Variant[] = ['federated', 'single-page'];
    if (round % 2 === 0) variants.reverse();
    await one('minimal', MINIMAL, round);
    for (const route of routes) for (const variant of variants) await one(variant, route, round);
    await onRound(results, round);
  }
}
