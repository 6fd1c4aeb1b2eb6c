import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import GapTable from './gap-table';
import StayTuned from './stay-tuned';

test('shows five sample cards each under Upcoming Events and Past Events', () => {
  renderPage(<GapTable />);
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
  const upcoming = titles();
  expect(upcoming).toHaveLength(5);
  expect(screen.getAllByRole('link', { name: /^Know More/ })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Past Events' }));
  expect(titles()).toHaveLength(5);
  expect(titles()).not.toEqual(upcoming);
  expect(screen.getAllByText(/^Sample/)).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Past Events' }));
  expect(screen.getByRole('button', { name: 'Past Events', pressed: true })).toBeInTheDocument();
});

test('links Know More to the page Stay Tuned! / Coming Soon!', () => {
  renderPage(<GapTable />);
  expect(screen.getAllByRole('link', { name: /^Know More/ })[0]).toHaveAttribute(
    'href',
    '/gap-table/stay-tuned',
  );
});

test('shows the same page for upcoming and past workshops', () => {
  const textAt = (address: string) => {
    const { container, unmount } = renderPage(<StayTuned />, address);
    expect(screen.getByRole('heading', { level: 1, name: 'Stay Tuned!' })).toBeInTheDocument();
    expect(screen.getByText('Coming Soon!')).toBeInTheDocument();
    const text = container.textContent;
    unmount();
    return text;
  };
  // The page is prerendered once per path, so its content must not depend on the query.
  expect(textAt('/gap-table/stay-tuned?event=past')).toBe(textAt('/gap-table/stay-tuned'));
});

test('does not offer a past workshop for joining', () => {
  renderPage(<GapTable />);
  fireEvent.click(screen.getByRole('button', { name: 'Past Events' }));
  const [link] = screen.getAllByRole('link', { name: /^Know More/ });
  renderPage(<StayTuned />, link?.getAttribute('href') ?? '');
  expect(screen.queryByText(/join/)).not.toBeInTheDocument();
});
