import { waitedForProcessor, watchLoop } from '../../server/testing/loop-delay';
import type { DirectCase } from './direct-case';
import { BOUNDS, type Measured, middleOf, ratioOf } from './measured';

/** Runs of each size. */
const RUNS = 5;
/** What takes longer than this is run once, in milliseconds. */
const LONG_MS = 1_000;
/** Of what takes longer than this no larger size is tried, in milliseconds. */
const TOO_LONG_MS = 3_000;
/** The first size is so many times smaller than the full one, and the next ones four times larger. */
const SMALLEST = 4_096;
/** Measured again as often as this where a bound was broken: the machine may have been busy. */
const AGAIN = 2;

/** Measures one case; a bound that is kept once is kept. */
export async function measureDirect(one: DirectCase): Promise<Measured> {
  let measured = await measureOnce(one);
  for (let again = 0; again < AGAIN && isBroken(measured); again += 1) {
    if (measured.fault || measured.halfMs > LONG_MS) break;
    measured = await measureOnce(one);
  }
  return measured;
}

const isBroken = ({ ratio, blockMs }: Measured) =>
  (ratio ?? 0) > BOUNDS.ratio || (blockMs ?? 0) > BOUNDS.blockMs;

async function measureOnce(one: DirectCase): Promise<Measured> {
  const { reader, input, unit, full, prepare, onWorker } = one;
  const head = { where: reader, input, unit, size: full };
  const blockOf = ({ blockMs }: Times) => (onWorker ? null : blockMs);
  for (let part = SMALLEST; part > 1; part /= 4) {
    const size = Math.floor(full / part);
    const times = await timesOf(prepare(size));
    if (times.ms < TOO_LONG_MS) continue;
    const fault = `the full size was not tried, since ${size} ${unit} take so long`;
    const { ms, answer } = times;
    return { ...head, halfMs: ms, fullMs: ms, ratio: null, blockMs: blockOf(times), answer, fault };
  }
  const half = await timesOf(prepare(Math.floor(full / 2)));
  const whole = await timesOf(prepare(full));
  return {
    ...head,
    halfMs: half.ms,
    fullMs: whole.ms,
    ratio: ratioOf(half.ms, whole.ms),
    blockMs: blockOf(whole),
    answer: whole.answer,
    ...(whole.fault ? { fault: whole.fault } : {}),
  };
}

interface Times {
  ms: number;
  /** Of one turn of the event loop, where reading takes several. */
  blockMs: number;
  answer: string;
  fault?: string;
}

/** Middle of several runs, and what came of it. */
async function timesOf(read: () => unknown): Promise<Times> {
  const times: number[] = [];
  const blocks: number[] = [];
  let outcome = { answer: '' } as Pick<Times, 'answer' | 'fault'>;
  for (let run = 0; run < RUNS; run += 1) {
    const { ms, blockMs, ...came } = await timed(read);
    times.push(ms);
    blocks.push(blockMs);
    outcome = came;
    if (ms > LONG_MS) break;
  }
  return { ms: middleOf(times), blockMs: middleOf(blocks), ...outcome };
}

/** Reads once. */
async function timed(read: () => unknown): Promise<Times> {
  const waited = waitedForProcessor();
  const start = performance.now();
  const since = () => performance.now() - start - (waitedForProcessor() - waited);
  const reading = outcomeOf(read);
  if (!(reading instanceof Promise)) return { ms: since(), blockMs: since(), ...reading };
  const watch = watchLoop();
  const outcome = await reading;
  const ms = since();
  const blockMs = watch.blocks()[0]?.ms ?? 0;
  watch.stop();
  return { ms, blockMs, ...outcome };
}

type Outcome = Pick<Times, 'answer' | 'fault'>;

function outcomeOf(read: () => unknown): Outcome | Promise<Outcome> {
  try {
    const result = read();
    return result instanceof Promise ? result.then(acceptedOf, refusedOf) : acceptedOf(result);
  } catch (error) {
    return refusedOf(error);
  }
}

const acceptedOf = (result: unknown): Outcome => ({
  answer: result === null || result === undefined ? 'nothing' : 'accepted',
});

/** A refusal is an error of our own; what the language throws is a fault. */
function refusedOf(error: unknown): Outcome {
  const { name = 'error', message = '' } = error instanceof Error ? error : {};
  const answer = `refused: ${name} ${message}`.slice(0, 80);
  const isOurs = !(error instanceof RangeError || error instanceof TypeError);
  return isOurs ? { answer } : { answer, fault: `it ends with ${name}: ${message}` };
}
