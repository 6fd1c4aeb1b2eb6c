import fc from 'fast-check';
import {
  adoptSet,
  keptSets,
  NO_SETS,
  noteWindow,
  releaseFormer,
  type SetState,
  setsFor,
} from './set-state';

test('a whole set takes the place of the one before, which is kept', () => {
  const state = adoptSet(adoptSet(NO_SETS, 'a'), 'b');
  expect(state).toMatchObject({ current: 'b', former: ['a'] });
  expect(adoptSet(state, 'b')).toBe(state);
});

test('a rollback takes the set of before again, and keeps the other', () => {
  const state = adoptSet(adoptSet(adoptSet(NO_SETS, 'a'), 'b'), 'a');
  expect(state).toMatchObject({ current: 'a', former: ['b'] });
});

test('a former set goes when the last window that uses it is closed', () => {
  let state = adoptSet(noteWindow(adoptSet(NO_SETS, 'a'), 'old', 'a'), 'b');
  state = noteWindow(state, 'new', 'b');
  state = releaseFormer(state, ['old', 'new']);
  expect(state.former).toEqual(['a']);
  state = releaseFormer(state, ['new']);
  expect(state).toEqual({ current: 'b', former: [], windows: { new: 'b' } });
});

test('while a window has not said what it uses, nothing goes', () => {
  const state = noteWindow(adoptSet(adoptSet(NO_SETS, 'a'), 'b'), 'new', 'b');
  expect(releaseFormer(state, ['new', 'just opened']).former).toEqual(['a']);
});

test('a window finds files in its own set first', () => {
  const state = noteWindow(adoptSet(adoptSet(NO_SETS, 'a'), 'b'), 'old', 'a');
  expect(setsFor(state, 'old')).toEqual(['a', 'b']);
  expect(setsFor(state, 'unknown')).toEqual(['b', 'a']);
  expect(setsFor(noteWindow(state, 'newer', 'c'), 'newer')).toEqual(['b', 'a']);
});

/** What can happen, in any order: releases, windows that open with and without network, and that close. */
const step = fc.oneof(
  fc.record({ what: fc.constant('adopt' as const), set: fc.nat(3) }),
  fc.record({ what: fc.constant('online' as const), window: fc.nat(3), set: fc.nat(3) }),
  fc.record({ what: fc.constant('offline' as const), window: fc.nat(3) }),
  fc.record({ what: fc.constant('close' as const), window: fc.nat(3) }),
  fc.record({ what: fc.constant('sweep' as const) }),
);

test('no order of releases, windows and sweeps takes a set away that an open window was served from', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state: SetState = NO_SETS;
      /** Open windows, and the set that each was served from; undefined where nobody was told. */
      const open = new Map<string, string>();
      for (const one of steps) {
        if (one.what === 'adopt') state = adoptSet(state, `set ${one.set}`);
        if (one.what === 'online') {
          const window = `window ${one.window}`;
          open.set(window, `set ${one.set}`);
          state = noteWindow(state, window, `set ${one.set}`);
        }
        if (one.what === 'offline' && state.current) {
          const window = `window ${one.window}`;
          open.set(window, state.current);
          state = noteWindow(state, window, state.current);
        }
        if (one.what === 'close') open.delete(`window ${one.window}`);
        const before = keptSets(state);
        if (one.what === 'sweep') state = releaseFormer(state, [...open.keys()]);
        const kept = keptSets(state);
        expect(new Set(kept).size).toBe(kept.length);
        for (const set of open.values()) {
          if (before.includes(set)) expect(kept).toContain(set);
        }
        // Once there is a set that answers, there is one.
        if (before.length > 0) expect(state.current).toBeDefined();
        // Nothing is kept for nobody.
        if (one.what === 'sweep') {
          for (const set of state.former) expect([...open.values()]).toContain(set);
        }
      }
    }),
  );
});
