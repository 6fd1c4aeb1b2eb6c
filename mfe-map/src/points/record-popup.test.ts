import { recordPopup } from './record-popup';

const record = {
  speciesName: 'Shorea robusta',
  localName: 'Sal',
  speciesType: 'Tree',
  submissionDate: '2026-11-21T02:10:00.000Z',
};

test('a record says what it is', () => {
  expect(recordPopup(record).textContent).toBe('Shorea robustaSalTree21 November 2026');
});

test('a record with issues says that the institute has a question', () => {
  expect(recordPopup({ ...record, hasIssues: true }).textContent).toMatch(
    /The institute has a question about this record\.$/,
  );
});
