import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceHost } from './announce-host';
import { folderStore } from './folder-store';

test('the registry says which version of @aranya/shared the host provides', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-host-'));
  try {
    const store = folderStore(path.join(folder, 'store'));
    await announceHost(folder, store);
    expect((await store.readRegistry()).registry.host).toBeUndefined();
    await mkdir(path.join(folder, 'host', 'dist'), { recursive: true });
    for (const shared of ['0.6.0', '0.7.0']) {
      const file = path.join(folder, 'host', 'dist', 'host.json');
      await writeFile(file, JSON.stringify({ shared }));
      await announceHost(folder, store);
      expect((await store.readRegistry()).registry.host).toEqual({ shared });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
