/** Navigation state of a record that was opened from the list: ids in the order of the list. */
export interface ListState {
  ids: readonly string[];
  /** Cursor of the list's next page; null on the last page. */
  next: string | null;
}

/** Reads the state of a navigation; empty for a record that was opened by its address. */
export function listState(state: unknown): ListState {
  const { ids, next } = (state ?? {}) as Partial<ListState>;
  return Array.isArray(ids) ? { ids, next: next ?? null } : { ids: [], next: null };
}
