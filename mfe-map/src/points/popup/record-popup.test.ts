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

test('shows the data of a record', () => {
  expect(recordPopup(record, WORDS).textContent).toBe('Shorea robustaSalTree21 November 2026');
});

test('writes a date in the language of the page', () => {
  const popup = recordPopup(record, { ...WORDS, reading: 'hi' });
  expect(popup.querySelector('time')).toHaveTextContent('21 नवंबर 2026');
  const inOwnDigits = recordPopup(record, { ...WORDS, reading: 'hi-u-nu-deva' });
  expect(inOwnDigits.querySelector('time')).toHaveTextContent('२१ नवंबर २०२६');
});

test("reports the institute's question about a record with issues", () => {
  expect(recordPopup({ ...record, hasIssues: true }, WORDS).textContent).toMatch(
    /The institute has a question about this record\.$/,
  );
});

test('links an own record to its place in the list, but not a public one', () => {
  const link = recordPopup({ ...record, recordId: '12' }, WORDS).querySelector('a');
  expect(link).toHaveTextContent('Show in my records');
  expect(linkedRecord(link)).toBe('12');
  expect(recordPopup(record, WORDS).querySelector('a')).toBeNull();
});
