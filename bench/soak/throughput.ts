import { checkAcknowledged } from './acknowledged';
import { type CentralBeside, openCentralBeside } from './central-beside';
import { openClient } from './client';
import { counted, type PartResult, type Promised, timesOf } from './figures';
import { type MadeRecord, makeRecord } from './made-records';
import { type PhoneAddress, submit } from './phone-calls';
import { quietMachine } from './quiet-machine';
import type { SoakServer } from './soak-server';

/** Eight phones at once, each sends the next when answered. */
const PARALLEL = 8;
const PHOTO_BYTES = 200_000;

/** A server that phones send to. */
export interface ThroughputTarget {
  origin(): string;
  phones: readonly PhoneAddress[];
}

export interface ThroughputLoad {
  /** Records of one round. */
  records: number;
  rounds: number;
  /** Address of a real ODK Central that takes the same load, round by round; null without. */
  central: string | null;
  /** What the server took before, which must be there, too. */
  taken?: readonly MadeRecord[];
}

interface Round {
  made: MadeRecord[];
  times: number[];
  statuses: number[];
  perSecond: number;
}

/**
 * Measures how many records a second the server takes, without and with a photo, and where it is
 * given ODK Central beside it: the two take turns, each on a quiet machine.
 */
export async function measureThroughput(
  server: SoakServer,
  { central: address, ...load }: ThroughputLoad,
): Promise<PartResult> {
  const central = address ? await openCentralBeside(address, PARALLEL) : null;
  try {
    return await takeTurns(server, central, load);
  } finally {
    await central?.remove();
  }
}

async function takeTurns(
  server: SoakServer,
  central: CentralBeside | null,
  { records, rounds, taken = [] }: Omit<ThroughputLoad, 'central'>,
): Promise<PartResult> {
  await server.start();
  // Compiled code and open files are not what is measured.
  const own: Round[] = [await sendRecords(server, records, null)];
  const others: Round[] = central ? [await sendRecords(central, records, null)] : [];
  const figures: Record<string, unknown> = {};
  const promises: Promised[] = [];
  const summary: string[] = [];
  for (const [name, bytes, least] of [
    ['plain', null, null],
    ['photo', PHOTO_BYTES, LEAST_TIMES_CENTRAL[server.storage.kind]],
  ] as const) {
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await quietMachine();
      ours.push(await sendRecords(server, records, bytes));
      if (!central) continue;
      await quietMachine();
      theirs.push(await sendRecords(central, records, bytes));
    }
    own.push(...ours);
    others.push(...theirs);
    const timesCentral = central ? Number((middleOf(ours) / middleOf(theirs)).toFixed(2)) : null;
    figures[name] = {
      ...figuresOf(ours),
      ...(central && { central: figuresOf(theirs), timesCentral }),
    };
    summary.push(
      `${name}: ${spread(ours)} a second` +
        (central ? `, ODK Central ${spread(theirs)}: ${timesCentral} times` : ''),
    );
    if (timesCentral !== null && least !== null) {
      promises.push({ what: `${least} times as many as ODK Central`, kept: timesCentral >= least });
    }
  }
  const memory = server.residentBytes();
  await server.kill();
  promises.push({ what: 'all answered 201', kept: allTaken(own) });
  if (central) promises.push({ what: 'ODK Central answered all 201', kept: allTaken(others) });
  const acknowledged = [...taken, ...own.flatMap(({ made }) => made)];
  promises.push(...(await checkAcknowledged(server, { acknowledged, unanswered: [] })));
  const statuses = counted(own.flatMap((round) => round.statuses));
  return {
    part: 'throughput',
    database: server.storage.kind,
    promises,
    figures: { ...figures, parallel: PARALLEL, records, statuses, memory },
    summary: summary.join('; '),
  };
}

/** Records with a photo, in multiples of ODK Central's, that are promised. */
const LEAST_TIMES_CENTRAL = { postgres: 3, pglite: 2 } as const;

const allTaken = (rounds: readonly Round[]) =>
  rounds.every(({ statuses }) => statuses.every((status) => status === 201));

const spread = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => perSecond).join(', ');

const middleOf = (rounds: readonly Round[]) =>
  timesOf(rounds.map(({ perSecond }) => perSecond)).p50;

const figuresOf = (rounds: readonly Round[]) => ({
  persecond: rounds.map(({ perSecond }) => perSecond),
  times: timesOf(rounds.flatMap(({ times }) => times)),
});

/** Sends records from eight phones at once, each when the one before is answered. */
export async function sendRecords(
  target: ThroughputTarget,
  records: number,
  photoBytes: number | null,
): Promise<Round> {
  const made = Array.from({ length: records }, () => makeRecord(photoBytes));
  const waiting = made.values();
  const client = openClient(PARALLEL);
  const times: number[] = [];
  const statuses: number[] = [];
  const phone = async (number: number) => {
    const own = target.phones[number % target.phones.length];
    if (!own) throw new Error('There are no phones.');
    for (const record of waiting) {
      const { status, ms } = await client.call(submit(target.origin(), own, record));
      times.push(ms);
      statuses.push(status);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: PARALLEL }, (_, number) => phone(number)));
  const seconds = (performance.now() - start) / 1000;
  client.close();
  return { made, times, statuses, perSecond: Math.round(records / seconds) };
}
