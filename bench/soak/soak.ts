import { cutCentralUnderLoad } from './cut-central';
import type { PartResult } from './figures';
import { fillDiskUnderLoad } from './full-disk';
import { growUnderLoad } from './grown-cluster';
import { killNodesUnderLoad } from './killed-nodes';
import { killUnderLoad } from './kills';
import { promoteUnderLoad } from './promoted-replica';
import { openSoakServer, type SoakServer } from './soak-server';
import { type DatabaseKind, openSoakStorage, type SoakStorage } from './soak-storage';
import { spreadUnderLoad } from './spread-records';
import { holdSteadyLoad } from './steady-load';
import { stopDatabaseUnderLoad } from './stopped-database';
import { measureThroughput } from './throughput';

export const PARTS = [
  'throughput',
  'steady',
  'kills',
  'database',
  'disk',
  'central',
  'nodes',
  'spread',
  'grow',
  'replica',
] as const;

export type SoakPart = (typeof PARTS)[number];

/** How hard and how long. */
export interface SoakOptions {
  databases: readonly DatabaseKind[];
  parts: readonly SoakPart[];
  /** Length of the steady load. */
  seconds: number;
  /** Records a second of the steady load. */
  perSecond: number;
  kills: number;
  /** Folder of a Citus cluster on this machine whose nodes may be killed; null without. */
  cluster: string | null;
  /** How often one of its nodes is. */
  nodeKills: number;
  /** Records a second that are sent meanwhile. */
  nodeRate: number;
  /** Records that are there before they are spread over it, and before it grows. */
  filled: number;
  /** How often the database is stopped, the disk filled, and the way to ODK Central cut. */
  faults: number;
  /** Records of one round of throughput. */
  records: number;
  rounds: number;
  /** Address of a real ODK Central that takes the load of throughput in turn; null without. */
  central: string | null;
  onResult: (result: PartResult) => void;
}

/** Runs the chosen parts on each database, every part on an empty storage of its own. */
export async function runSoak(options: SoakOptions): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const used: SoakStorage[] = [];
  try {
    for (const kind of options.databases) {
      for (const part of options.parts) {
        const result = await PART[part](kind, options, used);
        if (result === null) continue;
        results.push(result);
        options.onResult(result);
      }
    }
  } finally {
    for (const storage of used) await storage.remove();
  }
  return results;
}

/**
 * @param used Storages to remove when nothing is measured any more: for half a minute ext4 looks past
 *   thousands of files that were removed, for each new one.
 */
type RunPart = (
  kind: DatabaseKind,
  options: SoakOptions,
  used: SoakStorage[],
) => Promise<PartResult | null>;

const onEmptyServer =
  (run: (server: SoakServer, options: SoakOptions) => Promise<PartResult | null>): RunPart =>
  async (kind, options, used) => {
    const storage = await openSoakStorage(kind);
    used.push(storage);
    const server = await openSoakServer(storage);
    try {
      return await run(server, options);
    } finally {
      await server.kill();
      await storage.stopDatabase?.();
    }
  };

/** Once, whatever the databases; nothing where there is no cluster. */
function ofCluster(run: (cluster: string, options: SoakOptions) => Promise<PartResult>): RunPart {
  return async (kind, options) =>
    options.cluster !== null && kind === 'postgres' ? run(options.cluster, options) : null;
}

const PART: Record<SoakPart, RunPart> = {
  throughput: onEmptyServer(measureThroughput),
  steady: onEmptyServer((server, { seconds, perSecond }) =>
    holdSteadyLoad(server, seconds, perSecond),
  ),
  kills: onEmptyServer((server, { kills }) => killUnderLoad(server, kills)),
  database: onEmptyServer((server, { faults }) => stopDatabaseUnderLoad(server, faults)),
  disk: (kind, { faults }) => fillDiskUnderLoad(kind, faults),
  central: (kind, { faults }) => cutCentralUnderLoad(kind, faults),
  nodes: ofCluster((cluster, { nodeKills, nodeRate }) =>
    killNodesUnderLoad(cluster, nodeKills, nodeRate),
  ),
  replica: async (kind) => (kind === 'postgres' ? promoteUnderLoad() : null),
  grow: ofCluster((cluster, { filled }) => growUnderLoad(cluster, filled)),
  spread: ofCluster((cluster, { filled }) => spreadUnderLoad(cluster, filled)),
};
