import { DEFAULT_STATISTICS } from '@aranya/shared/contracts';
import { pauseMotion } from '@aranya/shared/navigation';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { RotatingCounter } from './rotating-counter';

const LABELS = {
  species: 'SPECIES',
  citizenScientists: 'CITIZENS SCIENTISTS',
  contributions: 'CONTRIBUTIONS',
} as const;

/** Renders the counter with a button that delivers the service's answer. */
function Answered() {
  const [totalspecies, setTotal] = useState(24);
  return (
    <>
      <RotatingCounter statistics={{ ...DEFAULT_STATISTICS, totalspecies }} labels={LABELS} />
      <button type="button" onClick={() => setTotal(154)}>
        Answer
      </button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => pauseMotion(false));
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = () => {
  renderPage(<RotatingCounter statistics={DEFAULT_STATISTICS} labels={LABELS} />);
  return within(screen.getByRole('img'));
};

test('shows each number for two seconds', () => {
  const face = show();
  pass(1000);
  expect(['23', '24', '25', 'SPECIES'].map((text) => face.getByText(text))).toHaveLength(4);
  pass(1000);
  pass(1000);
  expect(['260', '270', '280', 'CITIZENS SCIENTISTS'].map((t) => face.getByText(t))).toHaveLength(
    4,
  );
  pass(1000);
  pass(1000);
  expect(
    ['39,000', '40,000', '41,000', 'CONTRIBUTIONS'].map((t) => face.getByText(t)),
  ).toHaveLength(4);
  pass(1000);
  expect(face.getByText('SPECIES')).toBeInTheDocument();
});

test('counts up from the previous number, between both neighbours', () => {
  const shown = () =>
    [...screen.getByRole('img').querySelectorAll('span')]
      .slice(0, 3)
      .map(({ textContent }) => Number(textContent));
  renderPage(<Answered />);
  expect(shown()).toEqual([23, 24, 25]);
  fireEvent.click(screen.getByText('Answer'));
  const seen = new Set<number>();
  for (let frame = 0; frame < 60; frame += 1) {
    pass(16);
    const [previous = 0, current = 0, next = 0] = shown();
    expect([previous, next]).toEqual([current - 1, current + 1]);
    seen.add(current);
  }
  expect([...seen].at(-1)).toBe(154);
  expect(seen.size).toBeGreaterThan(5);
});

test('gives a screen reader all three numbers in one sentence', () => {
  show();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'So far 24 species, 270 citizen scientists and 40,000 contributions.',
  );
});

test('stops while motion is paused', () => {
  const face = show();
  act(() => pauseMotion(true));
  pass(20_000);
  expect(face.getByText('SPECIES')).toBeInTheDocument();
});

test('stops while focused, and shows the number of a chosen mark', () => {
  const face = show();
  const mark = screen.getByRole('button', { name: 'CONTRIBUTIONS' });
  act(() => mark.focus());
  fireEvent.click(mark);
  pass(20_000);
  expect(face.getByText('CONTRIBUTIONS')).toBeInTheDocument();
  expect(mark).toHaveAttribute('aria-pressed', 'true');
  act(() => mark.blur());
  pass(2000);
  expect(face.getByText('SPECIES')).toBeInTheDocument();
});
