import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  CPU_SLOWDOWN,
  LEFT_OUT,
  LONGEST_VISIT_MS,
  NETWORK,
  QUIET_MS,
} from '../../e2e/visit/conditions';
import { Traffic } from '../../e2e/visit/traffic';
import type { BenchRoute } from '../routes';

/** Times in milliseconds since the request for the page. */
export interface Measured {
  /** The route's heading, first field or first record is visible. */
  there: number;
  largestPaint: number;
  /** Times of long tasks beyond 50 ms each. */
  blocking: number;
  longestTask: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** Over the network until it is idle, with headers. */
  bytes: number;
  requests: number;
  /** Counts files that had arrived completely when the route was visible. */
  bytesUntilThere: number;
  requestsUntilThere: number;
}

/** Times in milliseconds since the request for the page. */
export interface WaterfallLine {
  address: string;
  type: string;
  start: number;
  end: number;
  bytes: number;
}

interface Probed {
  there?: number;
  reacts?: number;
  largestPaint: number;
  blocking: number;
  longestTask: number;
  shift: number;
  timeOrigin: number;
}

interface Network {
  downBitsPerSecond: number;
  upBitsPerSecond: number;
  /** Added to every request. */
  latencyMs: number;
}

interface VisitOptions {
  origin: string;
  route: BenchRoute;
  storage: [string, string][];
  network?: Network;
}

async function opened(context: BrowserContext, sights: object, network = NETWORK as Network) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: LEFT_OUT });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBitsPerSecond / 8,
    uploadThroughput: network.upBitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: `window.aranyaBench = ${JSON.stringify(sights)};` });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  return { page, traffic };
}

const probed = (page: Page) =>
  page.evaluate<Probed>(
    '({ ...window.aranyaBench, timeOrigin: performance.timeOrigin, presses: undefined })',
  );

/** Polls at long intervals, because the page is slow. */
async function until<Answer>(ask: () => Promise<Answer | undefined>, what: string) {
  const end = Date.now() + LONGEST_VISIT_MS;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${what} did not come within ${LONGEST_VISIT_MS / 1000} s`);
}

/** Ends when the route is visible and the network is idle. */
export async function visit(
  context: BrowserContext,
  { origin, route, storage, network }: VisitOptions,
) {
  const { presses, there } = route;
  const sights = { presses, thereSight: there, storage };
  const { page, traffic } = await opened(context, sights, network);
  await page.goto(origin + route.path, { waitUntil: 'commit' });
  const seen = await until(async () => {
    if (traffic.quietFor() < QUIET_MS) return undefined;
    const state = await probed(page);
    return state.there === undefined ? undefined : state;
  }, `${origin} ${route.name}`);
  await page.close();
  return { measured: measuredOf(seen, traffic), waterfall: waterfallOf(traffic) };
}

function measuredOf(probe: Probed, traffic: Traffic): Measured {
  const { there = 0, reacts: _, timeOrigin, ...seen } = probe;
  const all = traffic.overNetwork();
  const clock = traffic.clockAt(timeOrigin + there);
  const arrived = all.filter(({ end }) => end !== undefined && end <= clock);
  const sum = (lines: typeof all) => lines.reduce((bytes, line) => bytes + line.bytes, 0);
  return {
    there,
    ...seen,
    bytes: sum(all),
    requests: all.length,
    bytesUntilThere: sum(arrived),
    requestsUntilThere: arrived.length,
  };
}

function waterfallOf(traffic: Traffic): WaterfallLine[] {
  const since = (seconds: number) => Math.round((seconds - traffic.navigationStart) * 1000);
  return traffic.overNetwork().map(({ address, type, start, end = start, bytes }) => ({
    address,
    type,
    start: since(start),
    end: since(end),
    bytes,
  }));
}

/** @returns milliseconds since the request for the page */
export async function reactsAfter(
  context: BrowserContext,
  { origin, route, storage }: VisitOptions,
): Promise<number> {
  const { presses, there, control, reaction } = route;
  const sights = { presses, thereSight: there, control, reaction, storage };
  const { page } = await opened(context, sights);
  await page.goto(origin + route.path, { waitUntil: 'commit' });
  const ask = async () => (await probed(page)).reacts;
  const reacts = await until(ask, `${origin} ${route.name}: a reaction`);
  await page.close();
  return reacts;
}
