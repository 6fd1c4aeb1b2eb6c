import path from 'node:path';
import { REMOTE_NAMES } from '../tools/serve/environment';
import { HOST_BUDGET, REMOTE_BUDGETS } from './budgets';
import { hostFirstLoad, remoteFirstLoad } from './built-files';
import { overBudget } from './over-budget';

/** What is built, against `budgets.ts`. The builds must be there: `npm test` makes them first. */

const root = path.join(import.meta.dirname, '..');
const unit = 'bytes';

test('the first load of the host', () => {
  const look = 'See what host/src and @aranya/shared put into the first script.';
  const actual = hostFirstLoad(root);
  expect(actual).toBeGreaterThan(10_000);
  const line = { what: 'host, first load', unit, actual, budget: HOST_BUDGET.firstLoad, look };
  expect(overBudget([{ ...line, unit: 'bytes' }])).toEqual([]);
});

test.each(REMOTE_NAMES)('entry and exposed modules of %s', (remote) => {
  const { entry, exposes } = remoteFirstLoad(root, remote);
  const budget = REMOTE_BUDGETS[remote];
  const entryLook = 'See what sharing-policy.ts and the webpack runtime add.';
  const lines = Object.entries(exposes).map(([name, actual]) => ({
    what: `${remote}, ./${name}`,
    unit: 'bytes' as const,
    actual,
    budget: budget?.exposes[name],
    look: `See what ${remote}/src/exposes imports.`,
  }));
  expect(lines.length).toBeGreaterThan(0);
  expect(
    overBudget([
      {
        what: `${remote}, entry`,
        unit: 'bytes',
        actual: entry,
        budget: budget?.entry,
        look: entryLook,
      },
      ...lines,
    ]),
  ).toEqual([]);
});

test('no budget is left for a module that is gone', () => {
  for (const [remote, { exposes }] of Object.entries(REMOTE_BUDGETS)) {
    const built = Object.keys(remoteFirstLoad(root, remote).exposes).sort();
    expect(Object.keys(exposes).sort()).toEqual(built);
  }
});
