import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { changeRegistry, type ReleaseStore } from './release-store';

const HostBuild = z.object({ shared: z.string() });

/**
 * Says in the registry which host serves: releases that its pages would refuse are then not made, and not gone
 * back to.
 * @param root the repository's folder
 */
export async function announceHost(root: string, store: ReleaseStore) {
  const file = path.join(root, 'host', 'dist', 'host.json');
  // A build from before it was written.
  if (!existsSync(file)) return;
  const host = HostBuild.parse(JSON.parse(await readFile(file, 'utf8')));
  const { registry } = await store.readRegistry();
  if (registry.host?.shared === host.shared) return;
  await changeRegistry(store, (now) => ({ ...now, host }));
}
