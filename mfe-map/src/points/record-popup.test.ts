import '@aranya/shared/testing';
import { linkedRecord, recordPopup } from './record-popup';

const record = {
  speciesName: 'Shorea robusta',
  localName: 'Sal',
  speciesType: 'Tree',
  submissionDate: '2026-11-21T02:10:00.000Z',
};

const WORDS = {
  reading: 'en',
  hasQuestion: 'The institute has a question about this record.',
  inList: 'Show in my records',
};

test('a record says what it is', () => {
  expect(recordPopup(record, WORDS).textContent).toBe('Shorea robustaSalTree21 November 2026');
});

test('a day is written in the language of the page', () => {
  const popup = recordPopup(record, { ...WORDS, reading: 'hi' });
  expect(popup.querySelector('time')).toHaveTextContent('21 नवंबर 2026');
  const inOwnDigits = recordPopup(record, { ...WORDS, reading: 'hi-u-nu-deva' });
  expect(inOwnDigits.querySelector('time')).toHaveTextContent('२१ नवंबर २०२६');
});

test('a record with issues says that the institute has a question', () => {
  expect(recordPopup({ ...record, hasIssues: true }, WORDS).textContent).toMatch(
    /The institute has a question about this record\.$/,
  );
});

test('an own record links to its place in the list, a public one has no link', () => {
  const link = recordPopup({ ...record, recordId: '12' }, WORDS).querySelector('a');
  expect(link).toHaveTextContent('Show in my records');
  expect(linkedRecord(link)).toBe('12');
  expect(recordPopup(record, WORDS).querySelector('a')).toBeNull();
});
