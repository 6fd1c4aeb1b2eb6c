import { type PageReports, verdictOfPage } from './render-pages';

const release = {
  name: 'mfe-map',
  version: '1',
  manifestUrl: 'releases/1/mf-manifest.json',
  sharedRange: '*',
  routes: [],
};
const view = { remote: 'mfe-map', version: '1' };
const failure = { ...view, phase: 'render', cause: 'Error: no legend', path: '/' };

/** Faults of a page that sends one report first and another before it is idle. */
function verdictAfter(first: Partial<PageReports>, later: Partial<PageReports> = {}) {
  const reports: PageReports = { views: [], failures: [] };
  const report = ({ views = [], failures = [] }: Partial<PageReports>) => {
    reports.views.push(...views);
    reports.failures.push(...failures);
  };
  const page = {
    waitForTimeout: async () => report(first),
    waitForLoadState: async () => report(later),
  };
  return verdictOfPage(page, release, reports);
}

test('accepts a page that is shown without errors', async () => {
  await expect(verdictAfter({ views: [view] })).resolves.toBe('');
});

test('reports a page that throws in an effect after it was shown', async () => {
  const verdict = verdictAfter({ views: [view] }, { failures: [failure] });
  await expect(verdict).resolves.toBe('render: Error: no legend');
});

test('accepts a page that never becomes idle', async () => {
  const reports: PageReports = { views: [view], failures: [] };
  const page = {
    waitForTimeout: async () => undefined,
    waitForLoadState: () => Promise.reject(new Error('Timeout')),
  };
  await expect(verdictOfPage(page, release, reports)).resolves.toBe('');
});
