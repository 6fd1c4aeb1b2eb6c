import {
  chosenSection,
  type DashboardView,
  FIRST_VIEW,
  INTRO_STEPS,
  inAddress,
  showsSteps,
  viewOf,
} from './dashboard-view';

const after = (...parts: Partial<DashboardView>[]): DashboardView =>
  Object.assign({}, FIRST_VIEW, ...parts);
const chosen = chosenSection('getting-started');

test('has no section chosen at first', () => {
  expect(FIRST_VIEW.section).toBeNull();
});

test('always shows the steps before the trial', () => {
  expect(showsSteps(after(chosen), false)).toBe(true);
  expect(showsSteps(after(chosen, { stepsHeld: false }), false)).toBe(true);
});

test('shows the form tiles after the trial', () => {
  expect(showsSteps(after(chosen), true)).toBe(false);
});

test('shows the steps again after a press on the info icon', () => {
  const asked = after(chosenSection('my-aranya'), { campaigns: 'open' }, INTRO_STEPS);
  expect(asked).toMatchObject({ section: 'getting-started', campaigns: 'targeted' });
  expect(showsSteps(asked, true)).toBe(true);
  expect(showsSteps({ ...asked, stepsHeld: false }, true)).toBe(false);
});

test('shows the steps while the trial completes, so that Continue is visible', () => {
  expect(showsSteps(after(chosen, { stepsHeld: true }), true)).toBe(true);
});

test('does not show the steps when returning to the section', () => {
  expect(showsSteps(after(INTRO_STEPS, chosen), true)).toBe(false);
});

const shown = (address: string) => viewOf(new URLSearchParams(address), FIRST_VIEW);

test('shows no section for the plain address', () => {
  expect(shown('')).toEqual(FIRST_VIEW);
  expect(inAddress(FIRST_VIEW)).toEqual({});
});

test.each([
  ['show=getting-started', { section: 'getting-started', campaigns: 'targeted' }],
  ['show=getting-started&tab=open', { section: 'getting-started', campaigns: 'open' }],
  ['show=my-aranya', { section: 'my-aranya', records: 'collection' }],
  ['show=my-aranya&tab=map', { section: 'my-aranya', records: 'map' }],
  ['show=integrations', { section: 'integrations' }],
])('reads and writes %s', (address, view) => {
  expect(shown(address)).toMatchObject(view);
  expect(new URLSearchParams(inAddress(shown(address))).toString()).toBe(address);
});

test('ignores unknown sections and tabs', () => {
  expect(shown('show=treasure')).toEqual(FIRST_VIEW);
  expect(shown('show=my-aranya&tab=treasure').records).toBe('collection');
});
