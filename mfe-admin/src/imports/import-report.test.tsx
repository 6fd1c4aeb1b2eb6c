import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { render, screen } from '@testing-library/react';
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
] as const)('%j in words', (part, words) => {
  render(<ImportReport answer={{ ...answer, ...part }} fileName="trees.csv" />);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
