import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBucket } from '../../server/testing/fake-bucket';
import { runOn } from '../../server/testing/test-citus';
import { checkAcknowledged } from './acknowledged';
import { moreTaken, startCollectors, toldWhen } from './collectors';
import { counted, inSeconds, type PartResult } from './figures';
import { findPooler, startPooler } from './pooler';
import { DEBIAN_PROGRAMS, makeNodeFolder, type PostgresNode, startNode } from './postgres-nodes';
import { openSoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
const PROCESSES = 3;

/** What a role has where PgBouncer takes no limits from a connection. */
const LIMITS = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
};

async function startPair(folder: string) {
  await makeNodeFolder(folder);
  const primary = await startNode(DEBIAN_PROGRAMS, join(folder, 'primary'));
  await runOn(primary.url('postgres'), 'create database aranya');
  for (const [name, value] of Object.entries(LIMITS)) {
    await runOn(primary.url('postgres'), `alter database aranya set ${name} = '${value}'`);
  }
  const copyOf = `${primary.url('postgres')}?application_name=replica`;
  const replica = await startNode(DEBIAN_PROGRAMS, join(folder, 'replica'), { copyOf });
  // From now on a commit waits until the replica has it on its disk.
  await runOn(primary.url('postgres'), "alter system set synchronous_standby_names = 'replica'");
  await runOn(primary.url('postgres'), 'select pg_reload_conf()');
  return { primary, replica };
}

async function promote(replica: PostgresNode): Promise<void> {
  await replica.run('pg_ctl', '-D', replica.folder, '-w', 'promote');
}

/**
 * Three server processes on one bucket and one PostgreSQL, behind PgBouncer that pools by transaction:
 * the primary is killed under load, its streaming replica promoted, and PgBouncer turned to it.
 *
 * @returns null where Debian's `pgbouncer` or `postgresql-15` is not installed.
 */
export async function promoteUnderLoad(): Promise<PartResult | null> {
  const program = await findPooler();
  if (program === null || !existsSync(DEBIAN_PROGRAMS)) {
    console.log('\nreplica: left out, it needs pgbouncer and postgresql-15 of Debian.');
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'aranya-soak-replica-'));
  const started: { stop(): Promise<void> }[] = [];
  const bucket = await fakeBucket();
  // Of the bucket, for this process and the servers.
  process.env.AWS_ACCESS_KEY_ID = 'key';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
  try {
    const { primary, replica } = await startPair(folder);
    started.push(replica);
    const pooler = await startPooler(program, folder, primary.port);
    started.push(pooler);
    const storage = {
      kind: 'postgres' as const,
      dataFolder: join(folder, 'data'),
      databaseUrl: pooler.url,
      stopDatabase: null,
      startDatabase: null,
      remove: async () => undefined,
    };
    const server = await openSoakServer(storage, {
      processes: PROCESSES,
      environment: {
        ARANYA_BUCKET: 'aranya',
        ARANYA_BUCKET_ENDPOINT: bucket.endpoint,
        AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID,
        AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY,
      },
    });
    started.push({ stop: () => server.kill() });
    await server.start();
    const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
    await moreTaken(collectors, RECORDS_BETWEEN);
    const began = performance.now();
    await primary.kill();
    await promote(replica);
    await pooler.turnTo(replica.port);
    await moreTaken(collectors, 1);
    const seconds = inSeconds(performance.now() - began);
    await moreTaken(collectors, RECORDS_BETWEEN);
    await collectors.finish();
    const isAlive = server.isAlive();
    await server.kill();
    const statuses = counted(collectors.statuses);
    return {
      part: 'replica promoted behind PgBouncer',
      database: 'postgres',
      promises: [
        { what: `${PROCESSES} processes stayed alive`, kept: isAlive },
        toldWhen(collectors),
        ...(await checkAcknowledged(server, collectors.sent)),
      ],
      figures: { processes: PROCESSES, seconds, statuses },
      summary: `${collectors.sent.acknowledged.length} records; taken again ${seconds} s after the primary was killed`,
    };
  } finally {
    for (const one of started.reverse()) await one.stop().catch(() => undefined);
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
}
