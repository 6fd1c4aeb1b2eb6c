/** Replaces the embedded map's translations: unit tests read English. */
export const first: Record<string, object> = { hi: {}, or: {} };

export const later: Record<string, () => Promise<{ default: object }>> = {};
