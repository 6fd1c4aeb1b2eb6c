import { runFuzz } from './run-fuzz';

/** The same calls at every run; `npm run fuzz` tries others and many more. */
const SEED = Number(process.env.ARANYA_FUZZ_SEED ?? 20_261_121);
const CALLS = 400;

test(`answers ${CALLS} malformed calls from seed ${SEED} as documented`, async () => {
  const report = await runFuzz({
    seed: SEED,
    calls: CALLS,
    limitShare: 0.01,
    findsBlocks: false,
  });
  expect(report.faults.slice(0, 5)).toEqual([]);
  expect(report.calls).toBeGreaterThan(CALLS + 10);
  // Some calls pass the first check, and others are refused by it.
  for (const status of ['200', '201', '400', '401', '403', '404']) {
    expect(report.statuses[status]).toBeGreaterThan(1);
  }
});
