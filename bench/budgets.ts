/**
 * What the host may cost a visitor: bytes as they are sent of index.html, and of the scripts and styles that it names. What a
 * remote may cost is in its `remote.json`. One number each, measured and a
 * quarter more, for accidents; `bench/budgets.test.ts` checks them.
 */
export const HOST_BUDGET = 250_000;
