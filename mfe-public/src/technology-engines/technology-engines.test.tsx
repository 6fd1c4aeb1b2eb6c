import { providePageData } from '@aranya/shared/config';
import { useLocation } from '@aranya/shared/navigation';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import TechnologyEngines from './technology-engines';

function WithPlace() {
  const { pathname, state } = useLocation();
  return (
    <>
      <TechnologyEngines />
      <output>{JSON.stringify({ pathname, state })}</output>
    </>
  );
}

test('shows six cards', () => {
  renderPage(<TechnologyEngines />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Visual Engine',
    'UAV Engine',
    'eDNA Analytical Engine',
    'Augmented Reality Engine',
    'Open Data and Tools',
    'Internet of Greens',
  ]);
  expect(screen.getAllByText('In preparation')).toHaveLength(3);
});

test('links Augmented Reality Engine to /play and UAV Engine to its site in a new tab', () => {
  renderPage(<TechnologyEngines />);
  expect(screen.getByRole('link', { name: /Augmented Reality/ })).toHaveAttribute('href', '/play');
  const uav = screen.getByRole('link', { name: /UAV Engine/ });
  expect(uav).toHaveAttribute('href', 'https://uav.example');
  expect(uav).toHaveAttribute('target', '_blank');
});

test('marks the UAV Engine as in preparation without a link if no site is set', () => {
  const { settings } = testPageData;
  providePageData({ settings: { ...settings, links: { ...settings.links, uavEngine: '' } } });
  renderPage(<TechnologyEngines />);
  expect(screen.queryByRole('link', { name: /UAV Engine/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('In preparation')).toHaveLength(4);
  providePageData(testPageData);
});

test('leads from the Visual Engine to its page if the institute brought a model', () => {
  providePageData({ settings: { ...testPageData.settings, visualEngine: true } });
  renderPage(<TechnologyEngines />);
  expect(screen.getByRole('link', { name: /Visual Engine/ })).toHaveAttribute(
    'href',
    '/visual-engine',
  );
  expect(screen.getAllByText('In preparation')).toHaveLength(2);
  providePageData(testPageData);
});

test('links Open Data and Tools to the first tab of /n-fold', () => {
  renderPage(<WithPlace />);
  fireEvent.click(screen.getByRole('link', { name: /Open Data and Tools/ }));
  expect(
    screen.getByText('{"pathname":"/n-fold","state":{"redirectedTabId":1}}'),
  ).toBeInTheDocument();
});
