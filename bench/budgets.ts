/**
 * Largest allowed first load of the host in bytes as sent: index.html with its scripts and styles.
 * A remote's budget is in its `remote.json`. Each is the measured size plus a quarter;
 * `bench/budgets.test.ts` checks them.
 */
export const HOST_BUDGET = 250_000;
