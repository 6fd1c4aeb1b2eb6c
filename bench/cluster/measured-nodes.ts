import { buildApp } from '../../server/src/assembly/app';
import { placesOfRecord, tasksOfStatements } from '../../server/testing/cluster-tasks';
import { rowsByNode } from '../soak/citus-cluster';
import { openClient, type SoakCall } from '../soak/client';
import { type PartResult, type Promised, type Times, timesOf } from '../soak/figures';
import { fillRecords, giveRecords } from '../soak/filled-records';
import { type MadeRecord, makeRecord } from '../soak/made-records';
import { onDatabase } from '../soak/on-cluster';
import { READS, submit } from '../soak/phone-calls';
import { processorTimeOfNode } from '../soak/processor-time';
import { quietMachine } from '../soak/quiet-machine';
import type { SoakPhone, SoakServer } from '../soak/soak-server';
import { measureThroughput, sendRecords } from '../soak/throughput';

const STORING = 'a record is stored';
const SHARDS = 32;
const CALLS = 40;
const TABLES = ['submission', 'submission_file', 'occurrence'];
/** What the rows on a node may differ from an even part. */
const UNEVEN = 0.1;
const MEASURED_READS = ['own records', 'home counters', 'map view'];

/** What one PostgreSQL or one cluster showed. */
export interface MeasuredNodes {
  /** Null: PostgreSQL without Citus. */
  workers: number | null;
  /** Rows of each table on each node, after all was stored. */
  rows: Record<string, number[]>;
  /** What a call asks of spread tables. */
  tasks: Record<string, CallTasks>;
  /** Of where rows lie and which shards are asked; those of what was stored are in `stored`. */
  promises: Promised[];
  /** From the start of a server until the first view of the public map, in milliseconds. */
  firstView: number;
  reads: Record<string, Times>;
  /** Of {@link measureThroughput}. */
  stored: PartResult;
  /** Processor time that storing one record without a photo takes, in milliseconds; the coordinator is the first node. */
  processor: { server: number; nodes: number[] };
}

interface CallTasks {
  statements: number;
  /** Tasks of the statement that has most. */
  widest: number;
  /** Shards that all of them ask or write, those of tables that are spread together as one. */
  shards: number;
}

/** How much is stored. */
export interface ClusterLoad {
  /** Null: PostgreSQL without Citus. */
  workers: number | null;
  /** Records that are there before phones send; some tenth of them is of one person, whose own records are read. */
  records: number;
  /** Records of one round, and how many rounds. */
  sent: number;
  rounds: number;
}

/**
 * Fills a database, measures what phones and visitors do there, and looks where it lies.
 *
 * @param folders Of the data of all nodes.
 */
export function measureNodes(
  address: string,
  folders: readonly string[],
  { workers, records, sent, rounds }: ClusterLoad,
): Promise<MeasuredNodes> {
  return onDatabase(address, workers === null ? null : SHARDS, async (server) => {
    const phone = server.phones[0] as SoakPhone;
    await server.withContext(async ({ database: { db } }) => {
      const first = await fillRecords(db, records);
      await giveRecords(db, first, phone.appUserId);
    });
    const record = makeRecord(20_000);
    const probed = workers === null ? null : await tasksOfCalls(server, address, phone, record);
    await quietMachine();
    const { firstView, reads } = await measureReads(server, phone);
    const stored = await measureThroughput(server, {
      records: sent,
      rounds,
      central: null,
      taken: probed ? [record] : [],
    });
    const rows: Record<string, number[]> = {};
    if (workers !== null) {
      for (const table of TABLES) rows[table] = await rowsByNode(address, table);
    }
    const processor = await processorOfRecords(server, folders, sent);
    const tasks = probed?.tasks ?? {};
    const promises = [...(probed?.promises ?? []), ...Object.entries(rows).map(evenlySpread)];
    return { workers, rows, tasks, promises, firstView, reads, stored, processor };
  });
}

function evenlySpread([table, rows]: [string, number[]]): Promised {
  const even = rows.reduce((sum, on) => sum + on, 0) / rows.length;
  const furthest = Math.max(...rows.map((on) => Math.abs(on - even) / even));
  const percent = (furthest * 100).toFixed(1);
  return {
    what: `rows of ${table} are spread within 10 % of even (${percent} %)`,
    kept: furthest <= UNEVEN,
  };
}

async function processorOfRecords(server: SoakServer, folders: readonly string[], sent: number) {
  await server.start();
  await sendRecords(server, sent, null);
  const used = async () => [
    await server.processorMs(),
    ...(await Promise.all(folders.map(processorTimeOfNode))),
  ];
  const before = await used();
  await sendRecords(server, sent, null);
  const [ofServer = 0, ...nodes] = (await used()).map((ms, place) =>
    Number(((ms - (before[place] ?? 0)) / sent).toFixed(2)),
  );
  await server.kill();
  return { server: ofServer, nodes };
}

async function measureReads(server: SoakServer, phone: SoakPhone) {
  const client = openClient(1);
  const taken = async (call: SoakCall) => {
    const { status, ms } = await client.call(call);
    if (status !== 200) throw new Error(`${call.url} answered ${status}`);
    return ms;
  };
  const read = (name: string) =>
    taken((READS[name] as (typeof READS)[string])(server.origin(), phone));
  const start = performance.now();
  await server.start();
  await read('map view');
  const firstView = Math.round(performance.now() - start);
  const reads: Record<string, Times> = {};
  for (const name of MEASURED_READS) {
    await read(name);
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) times.push(await read(name));
    reads[name] = timesOf(times);
  }
  client.close();
  await server.kill();
  return { firstView, reads };
}

const tasksOfCalls = (server: SoakServer, address: string, phone: SoakPhone, record: MadeRecord) =>
  server.withContext(async (context) => {
    const app = await buildApp(context);
    const calls = {
      [STORING]: submit('', phone, record),
      ...Object.fromEntries(Object.entries(READS).map(([name, call]) => [name, call('', phone)])),
    };
    const tasks: MeasuredNodes['tasks'] = {};
    const promises: Promised[] = [];
    try {
      for (const [name, { method, url, headers, body }] of Object.entries(calls)) {
        const asked = await tasksOfStatements(address, async () => {
          const { statusCode } = await app.inject({ method, url, headers, payload: body });
          if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}`);
        });
        const places = [...new Set(asked.flatMap((statement) => statement.places))];
        tasks[name] = {
          statements: asked.length,
          widest: Math.max(0, ...asked.map((statement) => statement.tasks)),
          shards: places.length,
        };
        if (name === STORING) {
          const written = await placesOfRecord(address, record.instanceId);
          promises.push({
            what: `a stored record asks one shard (${places.length}), and its rows are there`,
            kept: places.length === 1 && written.join() === places.join(),
          });
        }
      }
    } finally {
      await app.close();
    }
    return { tasks, promises };
  });
