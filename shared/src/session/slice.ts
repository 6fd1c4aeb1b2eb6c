/** What happened, with what belongs to it. No interface: Redux wants to read fields that it does not know. */
export type SliceAction<Payload = unknown> = { type: string; payload: Payload };

/** How a part of the store changes; it never alters what it is given. */
type Change<State> = (state: State, payload: never) => State;

/** Makes the action of a change; what it needs is the change's second parameter. */
type ActionMaker<Made> = Made extends (state: never, payload: infer Payload) => unknown
  ? unknown extends Payload
    ? () => SliceAction<undefined>
    : (payload: Payload) => SliceAction<Payload>
  : never;

/** A part of the store, with the actions that change it. */
export interface Slice<State, Changes> {
  reducer: (state: State | undefined, action: { type: string }) => State;
  actions: { [Name in keyof Changes]: ActionMaker<Changes[Name]> };
}

/**
 * A part of the store.
 * @param name its name in the store; its actions are called `name/change`
 * @param others what it does at actions of others, by their type
 */
export function slice<
  State,
  Changes extends Record<string, (state: never, payload: never) => unknown>,
>(
  name: string,
  initial: State,
  changes: Changes,
  others: Readonly<Record<string, Change<State>>> = {},
): Slice<State, Changes> {
  const byType = new Map<string, Change<State>>(Object.entries(others));
  const actions: Record<string, unknown> = {};
  for (const [what, change] of Object.entries(changes)) {
    const type = `${name}/${what}`;
    byType.set(type, change as unknown as Change<State>);
    actions[what] = (payload: unknown) => ({ type, payload });
  }
  return {
    reducer: (state = initial, action) => {
      const { payload } = action as SliceAction;
      return byType.get(action.type)?.(state, payload as never) ?? state;
    },
    actions: actions as Slice<State, Changes>['actions'],
  };
}

/** The same state with some fields changed; the state itself where none is another than before. */
export function changed<State extends object>(state: State, part: Partial<State>): State {
  const names = Object.keys(part) as (keyof State)[];
  return names.every((name) => Object.is(state[name], part[name])) ? state : { ...state, ...part };
}
