/**
 * Bytes as sent: index.html with its scripts and styles. A remote's budget is in its `remote.json`.
 * Each is the measured size plus a quarter.
 */
export const HOST_BUDGET = 250_000;
