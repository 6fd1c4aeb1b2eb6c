/**
 * Which offline sets there are and who uses them. A set is what one page of the host needs: one registry and its
 * immutable files. Nothing in here is asynchronous: whoever stores a state stores it whole, or not at all.
 */
export interface SetState {
  /** Set that answers pages; undefined until one was whole. */
  current?: string;
  /** Sets before it, the latest first, while a window may still use them. */
  former: readonly string[];
  /** Set of each window that said which it uses. */
  windows: Readonly<Record<string, string>>;
}

export const NO_SETS: SetState = { former: [], windows: {} };

/** Every set whose files are kept. */
export const keptSets = ({ current, former }: SetState): string[] => [
  ...(current === undefined ? [] : [current]),
  ...former,
];

/** A set is whole: from now on it answers pages. Also one that was there before, after a rollback. */
export function adoptSet(state: SetState, id: string): SetState {
  if (state.current === id) return state;
  return { ...state, current: id, former: keptSets(state).filter((one) => one !== id) };
}

/** A window uses a set, whether it is kept or not. */
export const noteWindow = (state: SetState, window: string, id: string): SetState => ({
  ...state,
  windows: { ...state.windows, [window]: id },
});

/**
 * Lets go of former sets that no window uses. A window that did not say what it uses may use any.
 * @param open ids of all windows of the origin
 */
export function releaseFormer(state: SetState, open: readonly string[]): SetState {
  const windows = Object.fromEntries(
    Object.entries(state.windows).filter(([window]) => open.includes(window)),
  );
  const used = new Set(Object.values(windows));
  const isAllKnown = open.every((window) => window in windows);
  const former = isAllKnown ? state.former.filter((id) => used.has(id)) : state.former;
  return { ...state, former, windows };
}

/** Sets in which a window's file is looked for: its own first. Names of files stand for their content. */
export function setsFor(state: SetState, window: string): string[] {
  const kept = keptSets(state);
  const own = state.windows[window];
  return own !== undefined && kept.includes(own) ? [own, ...kept.filter((id) => id !== own)] : kept;
}
