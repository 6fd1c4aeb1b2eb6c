import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolderPrivate } from './private-files';

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

test('restricts the data folder to its owner and reports the change to the operator', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'aranya-private-'));
  const said: string[] = [];
  const log = { warn: (_: unknown, text?: string) => void said.push(String(text)) };
  const folder = path.join(above, 'new', 'data');
  await makeDataFolderPrivate(folder, log);
  expect([await modeOf(folder), said]).toEqual([0o700, []]);
  await chmod(folder, 0o755);
  await makeDataFolderPrivate(folder, log);
  expect(await modeOf(folder)).toBe(0o700);
  expect(said).toEqual([expect.stringContaining('others could look into')]);
  await rm(above, { recursive: true });
});
