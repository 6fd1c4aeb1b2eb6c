import { BOUNDS, type Measured, middleOf, ratioOf } from '../measured';
import type { CallCase, WorstCall } from './call-case';
import type { Product } from './product';
import type { Sender } from './send';

/** Runs of each size, once something looks slow. */
const RUNS = 3;
/** Below these it is not looked at more closely, in milliseconds. */
const LOOK = { processorMs: 25, blockMs: 40 };
const AGAIN = 2;
/** Smaller parts of the full size come first, where it is larger than this. */
const LARGE = 20_000;
const PARTS = [4_096, 512, 64, 8];
/** Of what takes longer than this no larger size is sent, in milliseconds. */
const TOO_LONG_MS = 1_000;

interface Run {
  /** Of the process that answered, workers included, in milliseconds. */
  processorMs: number;
  blockMs: number;
  garbageMs: number;
  answer: string;
  fault?: string;
  /** True where the full size was not sent. */
  stopped?: boolean;
}

/**
 * Sends every input of a case once at full size, and the worst of them several times at half and at
 * full size. Times are those of the processor in the process that answers; a bound that is kept once
 * is kept.
 */
export async function measureCall(
  product: Product,
  sender: Sender,
  one: CallCase,
): Promise<Measured[]> {
  const looked: { input: string; run: Run }[] = [];
  for (const [input, make] of Object.entries(one.inputs)) {
    looked.push({ input, run: await firstRun(product, sender, one, make) });
  }
  const faults = looked.filter(({ run }) => run.fault);
  const slow = looked.filter(
    ({ run }) => run.processorMs > LOOK.processorMs || run.blockMs > LOOK.blockMs,
  );
  const [worst] = looked.toSorted((a, b) => b.run.processorMs - a.run.processorMs);
  const closely = [...new Set([...faults, ...slow])];
  if (closely.length === 0 && worst) {
    const { run, input } = worst;
    return [
      { ...headOf(one, input), halfMs: 0, fullMs: run.processorMs, ratio: null, ...told(run) },
    ];
  }
  const measured: Measured[] = [];
  for (const { input, run } of closely) {
    measured.push(
      run.stopped
        ? { ...headOf(one, input), halfMs: 0, fullMs: run.processorMs, ratio: null, ...told(run) }
        : await measureClosely(product, sender, one, input),
    );
  }
  return measured;
}

/** The full size, unless a part of it takes so long already that it would hardly end. */
async function firstRun(
  product: Product,
  sender: Sender,
  { full, unit }: CallCase,
  make: CallCase['inputs'][string],
): Promise<Run> {
  for (const part of full > LARGE ? PARTS : []) {
    const size = Math.floor(full / part);
    const run = await runOnce(product, sender, make(size, product.callers));
    if (run.processorMs < TOO_LONG_MS) continue;
    const fault = `the full size was not sent, since ${size} ${unit} take so long`;
    return { ...run, stopped: true, fault };
  }
  return runOnce(product, sender, make(full, product.callers));
}

const headOf = ({ route, place, unit, full }: CallCase, input: string) => ({
  where: route,
  input: `${place}: ${input}`,
  unit,
  size: full,
});

const told = ({ blockMs, garbageMs, answer, fault }: Run) => ({
  blockMs,
  garbageMs,
  answer,
  ...(fault ? { fault } : {}),
});

async function measureClosely(
  product: Product,
  sender: Sender,
  one: CallCase,
  input: string,
): Promise<Measured> {
  const make = one.inputs[input];
  if (!make) throw new Error(`There is no input ${input}.`);
  for (let again = 0; ; again += 1) {
    const half = await runs(product, sender, () => make(Math.floor(one.full / 2), product.callers));
    const full = await runs(product, sender, () => make(one.full, product.callers));
    const ratio = ratioOf(half.processorMs, full.processorMs);
    const isBroken = (ratio ?? 0) > BOUNDS.ratio || full.blockMs > BOUNDS.blockMs;
    if (isBroken && again < AGAIN) continue;
    return {
      ...headOf(one, input),
      halfMs: half.processorMs,
      fullMs: full.processorMs,
      ratio,
      ...told(full),
    };
  }
}

/** The middle of several runs. */
async function runs(product: Product, sender: Sender, make: () => WorstCall): Promise<Run> {
  const all: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await runOnce(product, sender, make()));
  const fault = all.find((run) => run.fault)?.fault;
  return {
    processorMs: middleOf(all.map(({ processorMs }) => processorMs)),
    blockMs: middleOf(all.map(({ blockMs }) => blockMs)),
    garbageMs: middleOf(all.map(({ garbageMs }) => garbageMs)),
    answer: all[0]?.answer ?? '',
    ...(fault ? { fault } : {}),
  };
}

async function runOnce(product: Product, sender: Sender, call: WorstCall): Promise<Run> {
  const before = await product.loop(call.listener, 'restart');
  const { status, saysWhen } = await sender.send(call);
  const after = await product.loop(call.listener, 'read');
  const fault = faultOf(status, saysWhen);
  return {
    processorMs: after.processorMs - before.processorMs,
    blockMs: after.block.ms,
    garbageMs: after.block.garbageMs,
    answer: String(status || 'no answer'),
    ...(fault ? { fault } : {}),
  };
}

function faultOf(status: number, saysWhen: boolean): string | null {
  if (status === 0) return 'there is no answer';
  if (status >= 500 && !(status === 503 && saysWhen)) return `the answer is ${status}`;
  return null;
}
