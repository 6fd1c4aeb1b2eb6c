import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { routesOf } from '../../src/people/accounts/guard';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
} from '../../src/platform/configuration/limits';
import { openTestServer } from '..';
import { brokenHttpCalls } from './broken-http';
import type { FuzzCall } from './fuzz-call';
import { judgeAnswer } from './judge-answer';
import { openKnownValues } from './known-callers';
import type { Known } from './known-values';
import { type FuzzBlock, openBlockWatch } from './longest-block';
import { growthOf, openMemoryMeasure } from './memory';
import { openRosaCalls } from './open-rosa-calls';
import { type FuzzRoute, routeCalls } from './route-calls';
import { openSender } from './send-call';
import { wmsCalls } from './wms-calls';

/** What to run. */
export interface FuzzOptions {
  seed: number;
  /** How many calls, rounded up to whole batches. */
  calls: number;
  onProgress?: (line: string) => void;
}

/** A promise that an answer broke. */
export interface FuzzFault {
  /** Place in the run: the same seed gives the same call there. */
  number: number;
  aim: string;
  faults: string[];
  /** Beginning of the call and of the answer. */
  excerpt: string;
}

export interface FuzzReport {
  seed: number;
  calls: number;
  /** How many calls each status had; `closed` where a connection was closed. */
  statuses: Record<string, number>;
  faults: FuzzFault[];
  /** Bytes of heap after garbage was collected. */
  growth: number;
  /** The longest time for which the server served nobody else. */
  block: FuzzBlock;
  /** Address of every route that was aimed at. */
  routes: string[];
}

/** Calls between two looks at the memory; each batch has people and sessions of its own. */
const BATCH = 200;
const PARALLEL = 8;

/** Limits of attempts would answer for everything behind them. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(ATTEMPT_LIMITS).map((name) => [name, { attempts: 1_000_000, seconds: 3600 }]),
) as Record<AttemptLimitName, AttemptLimit>;

/** Sends generated calls to a server of its own and says which promises the answers broke. */
export async function runFuzz({ seed, calls, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const server = await openTestServer({ limits: NO_LIMITS });
  const ports = {
    server: await listen(server.app),
    identity: await listen(server.identityApp),
  };
  const routes = [
    ...routesToFuzz(server.app, 'server'),
    ...routesToFuzz(server.identityApp, 'identity'),
  ];
  const sender = openSender(ports);
  const blocks = openBlockWatch(sender.send);
  const measure = openMemoryMeasure();
  const memory: number[] = [];
  const report: FuzzReport = {
    seed,
    calls: 0,
    statuses: {},
    faults: [],
    growth: 0,
    block: blocks.longest,
    routes: routes.map(({ method, url }) => `${method} ${url}`),
  };
  try {
    const knownValues = await openKnownValues(server);
    for (let batch = 0; report.calls < calls; batch += 1) {
      const known = await knownValues();
      const made = fc.sample(callsOf(routes, known), { seed: seed + batch, numRuns: BATCH });
      blocks.begin();
      await inParallel(made, async (call, index) => {
        const answer = await blocks.sent(call, sender.send(call));
        const key = String(answer.status ?? answer.failure);
        report.statuses[key] = (report.statuses[key] ?? 0) + 1;
        const faults = judgeAnswer(call, answer, known);
        if (faults.length === 0) return;
        const excerpt = `${excerptOf(call)}\n   -> ${key} ${answer.body.slice(0, 300)}`;
        report.faults.push({ number: batch * BATCH + index, aim: call.aim, faults, excerpt });
      });
      await blocks.end();
      report.calls += made.length;
      memory.push(measure());
      onProgress?.(
        `${report.calls} calls, ${report.faults.length} faults, ${megabytes(memory.at(-1) ?? 0)} MB, ` +
          `longest block ${Math.round(report.block.ms)} ms`,
      );
    }
  } finally {
    blocks.stop();
    sender.close();
    await server.close();
  }
  report.growth = growthOf(memory);
  return report;
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Every route that the listener has, so that a new one is tried by itself. */
function routesToFuzz(app: FastifyInstance, listener: FuzzCall['listener']): FuzzRoute[] {
  return routesOf(app).flatMap(({ method, url, schema }) =>
    [method].flat().map((one) => ({ listener, method: one, url, schema })),
  );
}

/** Our own calls often, files of pages and documentation seldom. */
function callsOf(routes: readonly FuzzRoute[], known: Known): fc.Arbitrary<FuzzCall> {
  const ofRoute = routes.map((route) => ({
    arbitrary: routeCalls(route, known),
    weight: /^\/(docs|assets)/.test(route.url) ? 1 : 12,
  }));
  const weight = ofRoute.reduce((sum, one) => sum + one.weight, 0);
  return fc.oneof(
    ...ofRoute,
    { arbitrary: openRosaCalls(known), weight: Math.round(weight / 4) },
    { arbitrary: wmsCalls(), weight: Math.round(weight / 10) },
    { arbitrary: brokenHttpCalls(), weight: Math.round(weight / 20) },
  );
}

async function inParallel<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

export const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/** Beginning of a call, for people. */
export function excerptOf({ method, path, headers, body, raw }: FuzzCall): string {
  if (raw) return JSON.stringify(raw.toString('latin1').slice(0, 300));
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
  const text = body ? JSON.stringify(body.toString('utf8').slice(0, 900)) : '';
  return `${method} ${path.slice(0, 160)} {${shown.join('; ')}} ${text}`;
}
