import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { readRemote } from '@aranya/shared/remote-description';
import { HOST_BUDGET } from './budgets';
import { hostFirstLoad, remoteFirstLoad } from './built-files';
import { overBudget } from './over-budget';

/** What is built, against `budgets.ts` and each `remote.json`. The builds must be there: `npm test` makes them first. */

const root = path.join(import.meta.dirname, '..');
const unit = 'bytes' as const;

test('the first load of the host', () => {
  const look = 'See what host/src and @aranya/shared put into the first script.';
  const actual = hostFirstLoad(root);
  expect(actual).toBeGreaterThan(10_000);
  const line = { what: 'host, first load', unit, actual, budget: HOST_BUDGET.firstLoad, look };
  expect(overBudget([line])).toEqual([]);
});

test.each(REMOTE_NAMES)('entry and exposed modules of %s', (remote) => {
  const { entry, exposes } = remoteFirstLoad(root, remote);
  const { budget, modules } = readRemote(path.join(root, remote));
  const where = `${remote}/remote.json`;
  const look = 'See what sharing-policy.ts and the webpack runtime add.';
  const lines = modules.map(({ expose, file, budget: allowed }) => ({
    what: `${remote}, ${expose}`,
    unit: 'bytes' as const,
    actual: exposes[expose.replace('./', '')] ?? Number.NaN,
    budget: allowed,
    look: `See what ${remote}/src/${file} imports.`,
    where,
  }));
  // Each is built, and nothing else is.
  expect(modules.map(({ expose }) => expose.replace('./', '')).sort()).toEqual(
    Object.keys(exposes).sort(),
  );
  expect(
    overBudget([{ what: `${remote}, entry`, unit, actual: entry, budget, look, where }, ...lines]),
  ).toEqual([]);
});
