import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { render, screen, within } from '@testing-library/react';
import { ImportReport } from './import-report';

const answer: ImportAnswer = {
  status: 'complete',
  sentence: null,
  recordsRead: 3,
  recordsTaken: 3,
  recordsRefused: 0,
  recordsReplaced: 0,
  refused: [],
  report: null,
};

test.each([
  [{}, '3 records taken.'],
  [{ recordsTaken: 1, recordsReplaced: 1 }, '1 record taken. 1 in place of earlier ones.'],
  [{ recordsRefused: 2 }, '3 records taken. 2 left out.'],
  [{ status: 'checked' }, '3 records would be taken. Nothing was kept yet.'],
  [
    { status: 'refused', recordsTaken: 0, recordsRefused: 2 },
    'Nothing was taken: 2 records are refused. Correct the file and import it again.',
  ],
  [{ status: 'refused', sentence: 'The file is empty.' }, 'The file is empty.'],
] as const)('describes %j in words', (part, words) => {
  render(<ImportReport answer={{ ...answer, ...part }} fileName="trees.csv" />);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test("marks the server's report with its own language", () => {
  const words = 'Unexpected token ]';
  const record = { record: 1, field: 'date', value: '12.3.' };
  render(
    <ImportReport
      fileName="trees.csv"
      answer={{
        ...answer,
        status: 'refused',
        sentence: `फ़ाइल ठीक JSON नहीं है: ${words}`,
        language: 'hi',
        words,
        notes: ['छोड़े गए कॉलम: Collector।', 'Columns read: date.'],
        noteLanguages: ['hi', 'en'],
        recordsRefused: 2,
        refused: [
          { ...record, sentence: 'तारीख़ आगे की है।', language: 'hi' },
          { ...record, record: 2, sentence: 'The date is in the future.', language: 'en' },
        ],
      }}
    />,
  );
  expect(within(screen.getByRole('alert')).getByText(/^फ़ाइल/)).toHaveAttribute('lang', 'hi');
  expect(screen.getByText(words)).toHaveAttribute('lang', 'en');
  for (const [said, language] of [
    ['छोड़े गए कॉलम: Collector।', 'hi'],
    ['Columns read: date.', 'en'],
    ['तारीख़ आगे की है।', 'hi'],
    ['The date is in the future.', 'en'],
  ] as const) {
    expect(screen.getByText(said)).toHaveAttribute('lang', language);
  }
});

test('marks a report without a language as English', () => {
  const refused = [{ record: 1, field: 'date', value: '', sentence: 'The date is in the future.' }];
  const told = { ...answer, sentence: 'The file is empty.', notes: ['Columns read: a.'], refused };
  render(<ImportReport fileName="trees.csv" answer={told} />);
  for (const said of ['The file is empty.', 'Columns read: a.', 'The date is in the future.']) {
    expect(screen.getByText(said)).toHaveAttribute('lang', 'en');
  }
});
