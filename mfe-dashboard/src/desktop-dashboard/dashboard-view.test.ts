import { type DashboardAction, dashboardView, FIRST_VIEW, showsSteps } from './dashboard-view';

const after = (...actions: DashboardAction[]) => actions.reduce(dashboardView, FIRST_VIEW);
const chosen = { type: 'section-chosen', section: 'getting-started' } as const;

test('has no section chosen at first', () => {
  expect(FIRST_VIEW.section).toBeNull();
});

test('always shows the steps before the trial', () => {
  expect(showsSteps(after(chosen), false)).toBe(true);
  expect(showsSteps(after(chosen, { type: 'continued' }), false)).toBe(true);
});

test('shows the form tiles after the trial', () => {
  expect(showsSteps(after(chosen), true)).toBe(false);
});

test('shows the steps again after a press on the info icon', () => {
  const asked = after(
    { type: 'section-chosen', section: 'my-aranya' },
    { type: 'campaigns-chosen', campaigns: 'open' },
    { type: 'info-asked' },
  );
  expect(asked).toMatchObject({ section: 'getting-started', campaigns: 'targeted' });
  expect(showsSteps(asked, true)).toBe(true);
  expect(showsSteps(dashboardView(asked, { type: 'continued' }), true)).toBe(false);
});

test('shows the steps while the trial completes, so that Continue is visible', () => {
  expect(showsSteps(after(chosen, { type: 'trial-asked' }), true)).toBe(true);
});

test('does not show the steps when returning to the section', () => {
  expect(showsSteps(after({ type: 'info-asked' }, chosen), true)).toBe(false);
});
