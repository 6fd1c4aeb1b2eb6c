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
import { watchLoop } from '../loop-delay';
import { brokenHttpCalls } from './broken-http';
import type { FuzzCall } from './fuzz-call';
import { judgeAnswer } from './judge-answer';
import { type Known, openKnownValues } from './known-callers';
import { limitCalls } from './limit-calls';
import { openRosaCalls } from './open-rosa-calls';
import { type FuzzRoute, routeCalls } from './route-calls';
import { type FuzzAnswer, openSender } from './send-call';

/** Options of a fuzz run. */
export interface FuzzOptions {
  seed: number;
  /** Number of random calls, rounded up to whole batches; calls at the limits run first. */
  calls: number;
  /** Size of the calls at the limits, as a share of the limit. */
  limitShare: number;
  /** Repeats calls that may have blocked, one at a time: takes twice as long on a busy machine. */
  findsBlocks: boolean;
  onProgress?: (line: string) => void;
}

/** A rule that an answer violated. */
export interface FuzzFault {
  aim: string;
  faults: string[];
  /** Beginning of the call and of the answer. */
  excerpt: string;
}

export interface FuzzReport {
  calls: number;
  /** Number of calls per status; `closed` if the connection was closed. */
  statuses: Record<string, number>;
  faults: FuzzFault[];
  /** Calls that blocked the event loop, longest first, without garbage collection. Milliseconds. */
  blocks: { aim: string; ms: number; excerpt: string }[];
}

/** Number of calls between two checks of the event loop; each batch has new people and sessions. */
const BATCH = 200;
const PARALLEL = 8;
/** Longest time for which a call may block the event loop, in milliseconds. */
const BLOCK_MS = 100;

/** Attempt limits would refuse calls before the code behind them runs. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(ATTEMPT_LIMITS).map((name) => [name, { attempts: 1_000_000, seconds: 3600 }]),
) as Record<AttemptLimitName, AttemptLimit>;

/** Sends generated calls to a separate server and reports rules that the answers violated. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const server = await openTestServer({ limits: NO_LIMITS });
  const ports = { server: await listen(server.app), identity: await listen(server.identityApp) };
  const routes = [
    ...routesToFuzz(server.app, 'server'),
    ...routesToFuzz(server.identityApp, 'identity'),
  ];
  const { send, close } = openSender(ports);
  const watch = watchLoop();
  const report: FuzzReport = { calls: 0, statuses: {}, faults: [], blocks: [] };
  const longestBlock = () => Math.max(0, ...watch.blocks(100).map((one) => one.ms - one.garbageMs));

  function judge(call: FuzzCall, answer: FuzzAnswer, known: Known): void {
    const key = String(answer.status ?? answer.failure);
    report.calls += 1;
    report.statuses[key] = (report.statuses[key] ?? 0) + 1;
    const faults = judgeAnswer(call, answer, known);
    if (faults.length === 0) return;
    const excerpt = `${excerptOf(call)}\n   -> ${key} ${answer.body.slice(0, 300)}`;
    report.faults.push({ aim: call.aim, faults, excerpt });
  }

  /** Sends each call alone and records it if it blocks. */
  async function alone(calls: readonly FuzzCall[], judged?: Known) {
    for (const call of calls) {
      watch.restart();
      const answer = await send(call);
      const ms = longestBlock();
      if (judged) judge(call, answer, judged);
      if (ms > BLOCK_MS) report.blocks.push({ aim: call.aim, ms, excerpt: excerptOf(call) });
    }
    report.blocks.sort((one, other) => other.ms - one.ms);
  }

  try {
    const knownValues = await openKnownValues(server);
    const first = await knownValues();
    await alone(limitCalls(first, options.limitShare), first);
    for (let sent = 0; sent < options.calls; sent += BATCH) {
      const known = await knownValues();
      const seed = options.seed + sent / BATCH;
      const made = fc.sample(callsOf(routes, known), { seed, numRuns: BATCH });
      watch.restart();
      await inParallel(made, async (call) => judge(call, await send(call), known));
      if (options.findsBlocks && longestBlock() > BLOCK_MS) await alone(made);
      options.onProgress?.(`${report.calls} calls, ${report.faults.length} faults`);
    }
  } finally {
    watch.stop();
    close();
    await server.close();
  }
  return report;
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Lists every route of the listener, so that new routes are included. */
function routesToFuzz(app: FastifyInstance, listener: FuzzCall['listener']): FuzzRoute[] {
  return routesOf(app).flatMap(({ method, url, schema }) =>
    [method].flat().map((one) => ({ listener, method: one, url, schema })),
  );
}

/** Chooses our own calls often, and files of pages and documentation seldom. */
function callsOf(routes: readonly FuzzRoute[], known: Known): fc.Arbitrary<FuzzCall> {
  const ofRoute = routes.map((route) => ({
    arbitrary: routeCalls(route, known),
    weight: /^\/(docs|assets)/.test(route.url) ? 1 : 12,
  }));
  const weight = ofRoute.reduce((sum, one) => sum + one.weight, 0);
  return fc.oneof(
    ...ofRoute,
    { arbitrary: openRosaCalls(known), weight: Math.round(weight / 4) },
    { arbitrary: brokenHttpCalls(), weight: Math.round(weight / 20) },
  );
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** Beginning of a call, for people. */
function excerptOf({ method, path, headers, body, raw }: FuzzCall): string {
  if (raw) return JSON.stringify(raw.toString('latin1').slice(0, 300));
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
  const text = body ? JSON.stringify(body.subarray(0, 900).toString('utf8')) : '';
  return `${method} ${path.slice(0, 160)} {${shown.join('; ')}} ${text}`;
}
