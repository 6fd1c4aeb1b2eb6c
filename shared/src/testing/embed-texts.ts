/** Stands for what the embedded map says in other languages: unit tests read English. */
export const first: Record<string, object> = { hi: {}, or: {} };

export const later: Record<string, () => Promise<{ default: object }>> = {};
