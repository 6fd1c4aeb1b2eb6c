import { AT_MOST_CHARACTERS, FIELD_LIMITS, optionalText } from '@aranya/shared/contracts';
import { beginIn, chooseDigits, showIn } from '@aranya/shared/languages';
import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, type ReactNode, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTexts, type TextOf } from './create-texts';
import { withParts } from './with-parts';

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const HINDI = {
  'Try again': 'फिर कोशिश करें',
  [AT_MOST_CHARACTERS]: ['ज़्यादा से ज़्यादा ', ['count'], ' अक्षर।'],
  'Read <0>the guide</0> first.': 'पहले <0>मार्गदर्शिका</0> पढ़ें।',
  '{count, plural, one {# record} other {# records}}': [
    ['count', 'plural', { one: ['#', ' रिकॉर्ड'], other: ['#', ' रिकॉर्ड'] }],
  ],
};

function Page({ useText }: { useText: () => TextOf }) {
  const text = useText();
  return (
    <>
      <button type="button">{text('Try again')}</button>
      <p>{text('{count, plural, one {# record} other {# records}}', { count: 123456 })}</p>
      <p>
        {withParts(text('Read <0>the guide</0> first.'), [<Anchor key="guide" href="/guide" />])}
      </p>
      <p>{text('Only in English')}</p>
    </>
  );
}

function Counting({ useText }: { useText: () => TextOf }) {
  const text = useText();
  const [count] = useState(7);
  return (
    <p>
      {text('Try again')} {count}
    </p>
  );
}

const Again = ({ useText }: { useText: () => TextOf }) => (
  <button type="button">{useText()('Try again')}</button>
);

const Said = ({ useText, english }: { useText: () => TextOf; english: string }) => (
  <p>{useText()(english)}</p>
);

function Waiting({ until, children }: { until: Promise<void>; children: ReactNode }) {
  use(until);
  return children;
}

const pageWith = (load: (language: string) => Promise<{ default: object }>) => (
  <Suspense fallback="…">
    <Page {...createTexts({ english: {}, load: load as never })} />
  </Suspense>
);

beforeEach(() => beginIn('en'));

test('needs no catalogue for English', () => {
  const load = jest.fn();
  render(pageWith(load));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText('1,23,456 records')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the guide' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test("replaces the page's language once, after its texts have loaded", async () => {
  let arrive: (catalogue: { default: object }) => void = () => undefined;
  const promise = new Promise<{ default: object }>((resolve) => {
    arrive = resolve;
  });
  const load = jest.fn(() => promise);
  render(pageWith(load));
  await act(async () => showIn('hi'));
  // The previous page remains visible meanwhile.
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => arrive({ default: HINDI }));
  expect(await screen.findByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible();
  expect(screen.getByText('1,23,456 रिकॉर्ड')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'मार्गदर्शिका' })).toHaveAttribute('href', '/guide');
  expect(screen.getByText('Only in English')).toBeInTheDocument();
  await act(async () => showIn('en'));
  await act(async () => showIn('hi'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('runs hooks after useText without a warning while texts load', async () => {
  const caught = jest.spyOn(console, 'error');
  const { useText } = createTexts({
    english: {},
    load: async () => ({ default: HINDI }) as never,
  });
  beginIn('hi');
  await act(async () => render(<Counting useText={useText} />));
  expect(await screen.findByText('फिर कोशिश करें 7')).toBeInTheDocument();
  expect(caught).not.toHaveBeenCalled();
});

test("matches the prerendered language on late hydration, and then changes to the page's", async () => {
  const { useText } = createTexts({
    english: {},
    load: async () => ({ default: HINDI }) as never,
  });
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><button type="button">Try again</button><!--/$-->';
  const there = root.querySelector('button');
  const faults = jest.fn();
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense fallback="…">
        <Waiting until={late}>
          <Again useText={useText} />
        </Waiting>
      </Suspense>,
      { onRecoverableError: faults },
    );
  });
  act(() => showIn('hi'));
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'फिर कोशिश करें' })).toBe(there);
  expect(faults).not.toHaveBeenCalled();
  root.remove();
});

test.each([
  ['en', 'At most 5,000 characters.'],
  ['hi', 'ज़्यादा से ज़्यादा 5,000 अक्षर।'],
])('translates a maximum length with its number: %s', async (language, sentence) => {
  const { useText } = createTexts({
    english: {},
    load: async () => ({ default: HINDI }) as never,
  });
  const { error } = optionalText(FIELD_LIMITS.detail).safeParse('x'.repeat(5_001));
  const said = error?.issues[0]?.message ?? '';
  beginIn(language);
  await act(async () => render(<Said useText={useText} english={said} />));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('falls back to English when a catalogue fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(pageWith(() => Promise.reject(new Error('offline'))));
  await act(async () => showIn('or'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('in or'), expect.any(Error));
});

test('replaces English by a late catalogue', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('still offline'))
    .mockResolvedValue({ default: HINDI });
  render(pageWith(load));
  await act(async () => showIn('hi'));
  await act(async () => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test('loads the digits of the script with the texts', async () => {
  render(pageWith(async () => ({ default: HINDI })));
  await act(async () => showIn('hi'));
  expect(await screen.findByText('1,23,456 रिकॉर्ड')).toBeInTheDocument();
  await act(async () => chooseDigits(true));
  expect(await screen.findByText('१,२३,४५६ रिकॉर्ड')).toBeInTheDocument();
  await act(async () => chooseDigits(false));
  expect(await screen.findByText('1,23,456 रिकॉर्ड')).toBeInTheDocument();
});
