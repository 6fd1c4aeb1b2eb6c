import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Tip } from './tip';

const WORDS = 'Show the intro steps again';
const button = () => screen.getByRole('button', { name: WORDS });

beforeEach(() => {
  renderPage(
    <Tip words={WORDS}>
      <button type="button" aria-label={WORDS} />
    </Tip>,
  );
});

test('shows the tip while the mouse is on the button, hidden from screen readers', () => {
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  fireEvent.pointerEnter(button().parentElement as Element, { pointerType: 'mouse' });
  expect(screen.getByText(WORDS)).toBeVisible();
  expect(screen.getByText(WORDS)).toHaveAttribute('aria-hidden', 'true');
  fireEvent.pointerLeave(button().parentElement as Element);
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
});

test('closes on Escape', () => {
  fireEvent.pointerEnter(button().parentElement as Element, { pointerType: 'mouse' });
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
});
