import { type DashboardAction, dashboardView, FIRST_VIEW, showsSteps } from './dashboard-view';

const after = (...actions: DashboardAction[]) => actions.reduce(dashboardView, FIRST_VIEW);
const chosen = { type: 'section-chosen', section: 'getting-started' } as const;

test('nothing is chosen at first', () => {
  expect(FIRST_VIEW.section).toBeNull();
});

test('before the trial there are always the steps', () => {
  expect(showsSteps(after(chosen), false)).toBe(true);
  expect(showsSteps(after(chosen, { type: 'continued' }), false)).toBe(true);
});

test('a completed trial shows the form tiles', () => {
  expect(showsSteps(after(chosen), true)).toBe(false);
});

test('the info icon shows the steps again, from anywhere, until Continue', () => {
  const asked = after(
    { type: 'section-chosen', section: 'my-aranya' },
    { type: 'campaigns-chosen', campaigns: 'open' },
    { type: 'info-asked' },
  );
  expect(asked).toMatchObject({ section: 'getting-started', campaigns: 'targeted' });
  expect(showsSteps(asked, true)).toBe(true);
  expect(showsSteps(dashboardView(asked, { type: 'continued' }), true)).toBe(false);
});

test('the steps stay while the trial is being completed, so that Continue is seen', () => {
  expect(showsSteps(after(chosen, { type: 'trial-asked' }), true)).toBe(true);
});

test('coming back to the section is not asking for the steps', () => {
  expect(showsSteps(after({ type: 'info-asked' }, chosen), true)).toBe(false);
});
