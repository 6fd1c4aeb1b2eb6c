import { watchLoop } from '../loop-delay';
import type { FuzzCall } from './fuzz-call';

/** The longest time for which nobody else was served, and by whom. Milliseconds. */
export interface FuzzBlock {
  /** Without collecting garbage and without waiting for a processor. */
  ms: number;
  /** The longest time of garbage that was collected in one go, in any block. */
  garbageMs: number;
  /** Of the calls that were open then, the one that blocks longest when it is sent alone. */
  call: FuzzCall | null;
  /** How long that call blocks alone. */
  singleMs: number;
}

/** Shorter blocks are not worth a second look, in milliseconds. */
const LOOKED_AT_MS = 40;

interface OpenCall {
  call: FuzzCall;
  from: number;
  to: number;
}

/** Watches a server of this process while calls of a batch are sent to it. */
export function openBlockWatch(send: (call: FuzzCall) => Promise<unknown>) {
  const watch = watchLoop();
  const longest: FuzzBlock = { ms: 0, garbageMs: 0, call: null, singleMs: 0 };
  let calls: OpenCall[] = [];

  /** Sends each of these alone. @returns the one that blocks longest */
  async function worstOf(candidates: readonly FuzzCall[]) {
    let worst: Pick<FuzzBlock, 'call' | 'singleMs'> = { call: candidates[0] ?? null, singleMs: 0 };
    for (const call of candidates) {
      watch.restart();
      await send(call);
      const [block] = watch.blocks();
      const singleMs = block ? block.ms - block.garbageMs : 0;
      if (singleMs > worst.singleMs) worst = { call, singleMs };
    }
    return worst;
  }

  return {
    /** Before a batch: what was done between two batches is nobody's call. */
    begin() {
      calls = [];
      watch.restart();
    },
    /** Sends a call and remembers when it was open. */
    async sent<T>(call: FuzzCall, answer: Promise<T>): Promise<T> {
      const open: OpenCall = { call, from: performance.now(), to: Number.POSITIVE_INFINITY };
      calls.push(open);
      const got = await answer;
      open.to = performance.now();
      return got;
    },
    /** After a batch. */
    async end() {
      const blocks = watch.blocks(100);
      longest.garbageMs = Math.max(longest.garbageMs, ...blocks.map(({ garbageMs }) => garbageMs));
      const own = blocks.map((block) => ({
        ...block,
        ms: Math.max(0, block.ms - block.garbageMs),
      }));
      const [block] = own.toSorted((one, other) => other.ms - one.ms);
      if (!block || block.ms <= longest.ms) return;
      longest.ms = block.ms;
      const end = block.at + block.ms + block.garbageMs + block.waitedMs;
      const open = calls.filter(({ from, to }) => from <= end && to >= block.at);
      const candidates = open.map(({ call }) => call);
      const worst =
        block.ms > LOOKED_AT_MS
          ? await worstOf(candidates)
          : { call: candidates[0] ?? null, singleMs: 0 };
      Object.assign(longest, worst);
    },
    longest,
    stop: () => watch.stop(),
  };
}
