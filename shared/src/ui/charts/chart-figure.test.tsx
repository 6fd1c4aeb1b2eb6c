import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import { ChartFigure } from './chart-figure';

jest.mock('chart.js', () => ({
  ...jest.requireActual('chart.js'),
  Chart: Object.assign(
    function Chart() {
      return { destroy: () => undefined };
    },
    { register: () => undefined },
  ),
}));

test('draws the first bars, and lists all of them in its table', () => {
  const bars = ['Sal', 'Asan', 'Kendu'].map((name, index) => ({ name, value: 9 - index }));
  renderPage(
    <ChartFigure
      title="Trees"
      note="Trees of each species."
      bars={bars}
      most={2}
      nameTitle="Species"
      valueTitle="Trees"
      named={({ name }) => <a href={`/${name}`}>{name}</a>}
    />,
  );
  expect(
    screen.getByRole('img', { name: /^Trees\. 2 bars; the longest is Sal with 9\./ }),
  ).toBeInTheDocument();
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getAllByRole('link', { hidden: true })).toHaveLength(3);
});
