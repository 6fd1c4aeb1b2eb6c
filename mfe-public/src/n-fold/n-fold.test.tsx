import { providePageData } from '@aranya/shared/config';
import type { FrontEndSettings } from '@aranya/shared/contracts';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import NFold from './n-fold';

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('opens with Explore Tools: four cards with a documentation link each', () => {
  renderPage(<NFold />);
  expect(selected()).toBe('Explore Tools');
  const cards = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const link = within(card).getByRole('link', { name: /Documentation/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', 'https://docs.example');
  }
  const panel = screen.getByRole('region', { name: 'Tools and community' });
  expect(getComputedStyle(panel).minHeight).toBe('73vh');
});

const given = (links: Partial<FrontEndSettings['links']>) =>
  providePageData({
    settings: { ...testPageData.settings, links: { ...testPageData.settings.links, ...links } },
  });
afterEach(() => providePageData(testPageData));

const documented = () =>
  screen
    .queryAllByRole('link', { name: /^Documentation/ })
    .map((link) => [
      link.closest('li')?.querySelector('h2')?.textContent,
      link.getAttribute('href'),
    ]);

test("uses each tool's own link, else the common one", () => {
  given({ motionSensor: 'https://sensor.example', dataValidator: '' });
  renderPage(<NFold />);
  expect(documented()).toEqual([
    ['Satellite Imagery Extractor', 'https://docs.example'],
    ['Motion Sensor Capture', 'https://sensor.example'],
    ['Community Forestry Collector', 'https://docs.example'],
    ['Ground Data Validator', 'https://docs.example'],
  ]);
});

test("hides a missing common link and keeps a tool's own", () => {
  given({ motionSensor: 'https://sensor.example', documentation: '' });
  renderPage(<NFold />);
  expect(documented()).toEqual([['Motion Sensor Capture', 'https://sensor.example']]);
});

const ASK = 'Read how others have done it, and ask those who did.';

test.each([
  [{ documentation: '' }, ['Discussions forum'], true],
  [{ forum: '' }, ['Documentation hub'], true],
  [{ documentation: '', forum: '' }, [], false],
])('shows only community links that have an address: %j', (links, doors, isSaid) => {
  given(links);
  renderPage(<NFold />, { pathname: '/n-fold', state: { redirectedTabId: 2 } });
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.queryAllByRole('link').map((link) => link.textContent)).toEqual(
    doors.map((name) => expect.stringContaining(name)),
  );
  expect(panel.queryByText(ASK) !== null).toBe(isSaid);
});

test('links the documentation hub and the forum in Connect to Community', () => {
  renderPage(<NFold />);
  fireEvent.click(screen.getByRole('tab', { name: 'Connect to Community' }));
  expect(screen.getByRole('link', { name: /Documentation hub/ })).toHaveAttribute(
    'href',
    'https://docs.example',
  );
  expect(screen.getByRole('link', { name: /Discussions forum/ })).toHaveAttribute(
    'href',
    'https://forum.example',
  );
});

test.each([
  [2, 'Connect to Community'],
  [1, 'Explore Tools'],
  ['nonsense', 'Explore Tools'],
])('opens for redirectedTabId %s the tab %s', (redirectedTabId, tab) => {
  renderPage(<NFold />, { pathname: '/n-fold', state: { redirectedTabId } });
  expect(selected()).toBe(tab);
});
