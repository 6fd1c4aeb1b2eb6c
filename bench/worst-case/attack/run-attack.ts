import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKind } from '../../soak/soak-storage';
import { BOUNDS } from '../measured';
import { openProduct, type Product } from '../served/product';
import { openSender } from '../served/send';
import type { Attack, AttackOutcome } from './attack';
import { addManyRecords } from './many-records';
import { SENT_ATTACKS } from './sent-attacks';
import { type SignIns, startSignIns } from './sign-ins';
import { LARGE_FILE, SLOW_ATTACKS } from './slow-attacks';

/** What to attack, and how. */
export interface AttackOptions {
  database: DatabaseKind;
  portBase: number;
  /** Records of the product. */
  records: number;
  /** Only attacks whose name holds this. */
  only: string;
  say: (line: string) => void;
}

/** An attack and what everybody else had of it. */
export interface AttackRow {
  name: string;
  size: string;
  answers: AttackOutcome['answers'];
  note: string;
  /** Longest time for which nobody was served, in milliseconds, and how much of it is garbage. */
  blockMs: number;
  garbageMs: number;
  signIns: SignIns;
  /** Most memory of the process while it lasted, in MB. */
  maxMegabytes: number;
  broken: string[];
}

/** Slowest sign-in beside an attack, in milliseconds. */
const SIGN_IN_MS = 1_000;
/** Signing in before and after, in milliseconds. */
const QUIET_MS = 1_500;
const BASELINE_MS = 10_000;

/** Sends every attack to one running product, one after the other. */
export async function runAttack(options: AttackOptions) {
  const { database, portBase, records, only, say } = options;
  const product = await openProduct({
    database,
    portBase,
    fill: (context) => addManyRecords(context, records),
    media: new Map([[LARGE_FILE.name, Buffer.alloc(LARGE_FILE.bytes, 'leaf')]]),
  });
  const sender = openSender(product.origins);
  try {
    const baseline = await besideSignIns(product, 'server', () => pause(BASELINE_MS));
    say(`signing in, nothing else: ${said(baseline)}`);
    const rows: AttackRow[] = [];
    const attacks = [...SENT_ATTACKS, ...SLOW_ATTACKS].filter(({ name }) => name.includes(only));
    for (const attack of attacks) {
      const row = await attacked(product, attack, await attack.prepare({ product, sender }));
      rows.push(row);
      for (const line of linesOf(row)) say(line);
    }
    return { baseline, rows };
  } finally {
    sender.close();
    await product.close();
  }
}

async function attacked(
  product: Product,
  { name, size, listener }: Attack,
  send: () => Promise<AttackOutcome>,
): Promise<AttackRow> {
  const { result, ...beside } = await besideSignIns(product, listener, send);
  const { answers, note = '', faults = [] } = result;
  const { blockMs, signIns } = beside;
  const broken = [
    ...(blockMs > BOUNDS.blockMs ? [`nobody was served for ${Math.round(blockMs)} ms`] : []),
    ...(signIns.slowestMs > SIGN_IN_MS
      ? [`a sign-in took ${(signIns.slowestMs / 1000).toFixed(1)} s`]
      : []),
    ...(signIns.failed > 0 ? [`${signIns.failed} sign-ins failed`] : []),
    ...faults,
  ];
  return { name, size, answers, note, ...beside, broken };
}

/** Does something while somebody signs in every 100 ms, and watches the loop meanwhile. */
async function besideSignIns<T>(
  product: Product,
  listener: Attack['listener'],
  work: () => Promise<T>,
) {
  const accounts = product.signingIn.map(({ phoneNumber, pin }) => ({
    phoneNumber,
    password: pin,
  }));
  const stop = await startSignIns({ origin: product.origins.server, accounts });
  await pause(QUIET_MS);
  await product.loop(listener, 'restart');
  let maxBytes = 0;
  let looking = false;
  // A process that is blocked answers late: one question at a time.
  const look = setInterval(async () => {
    if (looking) return;
    looking = true;
    const seen = await product.loop(listener, 'read').catch(() => null);
    maxBytes = Math.max(maxBytes, seen?.residentBytes ?? 0);
    looking = false;
  }, 200);
  const result = await work();
  const { block, residentBytes } = await product.loop(listener, 'read');
  clearInterval(look);
  await pause(QUIET_MS);
  return {
    result,
    blockMs: block.ms,
    garbageMs: block.garbageMs,
    maxMegabytes: Math.round(Math.max(maxBytes, residentBytes) / 2 ** 20),
    signIns: await stop(),
  };
}

const said = ({
  blockMs,
  garbageMs,
  signIns,
  maxMegabytes,
}: Omit<AttackRow, 'name' | 'size' | 'answers' | 'note' | 'broken'>) =>
  `longest block ${Math.round(blockMs)} ms (${Math.round(garbageMs)} ms garbage); ` +
  `sign-in ${Math.round(signIns.middleMs)} ms, at most ${Math.round(signIns.slowestMs)} ms of ${signIns.count}; ` +
  `${maxMegabytes} MB`;

function linesOf(row: AttackRow): string[] {
  const answers = Object.entries(row.answers).map(([status, count]) => `${count} × ${status}`);
  return [
    `\n${row.name} (${row.size})`,
    `  ${answers.join(', ')}; ${row.note}`,
    `  ${said(row)}`,
    ...row.broken.map((broken) => `  BROKEN ${broken}`),
  ];
}
