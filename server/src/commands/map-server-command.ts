import type { ServerContext } from '../assembly/context';
import { writeMapServerFiles } from '../publishing/map-server-files/write-map-server-files';
import { UsageError } from './run-command';

export const USAGE = `Usage:
  npm run map-server -- <folder> <address>    files for MapServer, which people reach at the address`;

/** @throws UsageError for unknown words */
export async function mapServerCommand(
  context: ServerContext,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const [folder, address, ...rest] = words;
  if (!folder || !address || !/^https?:\/\/[^\s"?]+$/.test(address) || rest.length > 0) {
    throw new UsageError(USAGE);
  }
  const conf = await writeMapServerFiles(context, folder, address);
  say(`Written. MapServer finds everything with MAPSERVER_CONFIG_FILE=${conf}`);
}
