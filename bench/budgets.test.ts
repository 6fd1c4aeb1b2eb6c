import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { readRemote } from '@aranya/shared/remote-description';
import { HOST_BUDGET } from './budgets';
import { hostFirstLoad, hostScriptFile, remoteBytes } from './built-files';

/** Compares the builds with `budgets.ts` and each `remote.json`. `npm test` builds first. */

const root = path.join(import.meta.dirname, '..');

test('keeps the first load of the host within its budget', () => {
  const bytes = hostFirstLoad(root);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(HOST_BUDGET);
});

test("loads the schemas with the first call that validates, not with the host's first script", () => {
  // A text that every zod schema contains.
  expect(readFileSync(hostScriptFile(root), 'utf8')).not.toContain('_zod');
});

test.each(REMOTE_NAMES)('keeps %s within the budget of its remote.json', (remote) => {
  const bytes = remoteBytes(root, remote);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(readRemote(path.join(root, remote)).budget);
});
