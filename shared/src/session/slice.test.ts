import { changed, slice } from './slice';

const counting = slice(
  'count',
  { by: 0 },
  {
    added: (state: { by: number }, more: number) => changed(state, { by: state.by + more }),
    cleared: () => ({ by: 0 }),
  },
  { 'other/doubled': ({ by }) => ({ by: by * 2 }) },
);
const { added, cleared } = counting.actions;

test('its own actions change it, those of others where it says so', () => {
  const three = counting.reducer(undefined, added(3));
  expect(added(3)).toEqual({ type: 'count/added', payload: 3 });
  expect(three).toEqual({ by: 3 });
  expect(counting.reducer(three, { type: 'other/doubled' })).toEqual({ by: 6 });
  expect(counting.reducer(three, cleared())).toEqual({ by: 0 });
  expect(counting.reducer(three, { type: 'other/added' })).toBe(three);
});

test('what changes nothing leaves the same object, so that nobody draws again', () => {
  const three = counting.reducer(undefined, added(3));
  expect(counting.reducer(three, added(0))).toBe(three);
});
