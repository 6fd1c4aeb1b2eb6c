import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegisteredRemote, Registry, RemoteDescription } from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { originAddress, REMOTE_NAMES, type ServeEnvironment } from './environment';

/** `dist/remote.json` as a remote's build writes it. */
const BuiltRemote = z.extend(RemoteDescription, {
  version: z.string(),
  manifestPath: z.string(),
  sharedRange: z.string(),
});

/** The registry of the remotes that are built in this folder, each on its own origin. */
export async function localRegistry(
  root: string,
  environment: ServeEnvironment,
): Promise<Registry> {
  const remotes = await Promise.all(
    REMOTE_NAMES.map(async (name): Promise<RegisteredRemote> => {
      const file = path.join(root, name, 'dist', 'remote.json');
      const { manifestPath, ...remote } = BuiltRemote.parse(
        JSON.parse(await readFile(file, 'utf8')),
      );
      const origin = originAddress(name, environment.portBase);
      return { ...remote, manifestUrl: `${origin}/${manifestPath}` };
    }),
  );
  return Registry.parse({ protocol: 1, remotes });
}
