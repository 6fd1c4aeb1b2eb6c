import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A PostgreSQL of a cluster on this machine. */
export interface ClusterNode {
  name: string;
  /** Ends all its processes without any chance to tidy up. */
  kill(): Promise<void>;
  /** Comes back when it takes connections. */
  start(): Promise<void>;
}

/** A Citus cluster on this machine. */
export interface Cluster {
  /** Address of the coordinator, as its superuser. */
  address: string;
  coordinator: ClusterNode;
  workers: ClusterNode[];
}

const LONGEST_MS = 60_000;

/**
 * Finds a cluster by the data folders of its nodes, `node0` of the coordinator and `node1`, `node2` and
 * so on of the workers. They run, take connections on loopback, and have the superuser `postgres`.
 *
 * @throws Error where there is none.
 */
export async function findCluster(folder: string): Promise<Cluster> {
  const names = (await readdir(folder)).filter((name) => /^node\d+$/.test(name)).sort();
  const [coordinator, ...workers] = names.map((name) => nodeOf(join(folder, name), name));
  if (!coordinator || workers.length === 0) throw new Error(`${folder} holds no cluster.`);
  const port = (await pidFile(join(folder, names[0] ?? '')))[3];
  return { address: `postgresql://postgres@127.0.0.1:${port}/aranya`, coordinator, workers };
}

/** A PostgreSQL by its data folder. */
export function nodeOf(folder: string, name: string): ClusterNode {
  return {
    name,
    async kill() {
      const postmaster = Number((await pidFile(folder))[0]);
      const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      const all = [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
      for (const pid of all) endAtOnce(pid);
      const until = Date.now() + LONGEST_MS;
      while (all.some((pid) => existsSync(`/proc/${pid}`)) && Date.now() < until) await pause(10);
    },
    async start() {
      const [binary = ''] = (await readFile(join(folder, 'postmaster.opts'), 'utf8')).split(' ');
      const { uid, gid } = await stat(folder);
      const words = ['-D', folder, '-l', `${folder}.log`, '-t', '60', '-w', 'start'];
      // With nothing of ours: as another user it may read none of our files.
      await promisify(execFile)(join(dirname(binary), 'pg_ctl'), words, { uid, gid, env: {} });
    },
  };
}

const pidFile = async (folder: string) =>
  (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
