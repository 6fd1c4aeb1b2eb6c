import { mkdtemp, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIncomingFiles } from './incoming-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function* content() {
  yield Buffer.from('a leaf');
}

test('receives files after another machine removed its folder, empty for a day', async () => {
  const first = await openIncomingFiles(folder, 0);
  const incoming = join(folder, 'incoming');
  const [own = ''] = await readdir(incoming);
  const ofOtherMachine = join(incoming, own.replace(/^.*(?=\.\d+\.)/, 'other-machine'));
  await rename(join(incoming, own), ofOtherMachine);
  await utimes(ofOtherMachine, 0, 0);
  await openIncomingFiles(folder, 0);
  await expect(readdir(incoming)).resolves.not.toContain(ofOtherMachine);
  const { path } = await first.receive(content());
  await expect(readFile(path, 'utf8')).resolves.toBe('a leaf');
});
