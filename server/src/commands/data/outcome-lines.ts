import { type ImportOutcome, refusalSentence } from '../../importing';
import { inEnglish } from '../../platform/languages/sentence';
import { duration } from './show-progress';

const grouped = (count: number) => count.toLocaleString('en-IN');

const records = (count: number) => `${grouped(count)} record${count === 1 ? '' : 's'}`;

function headline({ status, recordsRead, recordsTaken, recordsRefused }: ImportOutcome): string {
  switch (status) {
    case 'complete':
      return `Imported ${records(recordsTaken)}.`;
    case 'checked':
      return `Checked ${records(recordsRead)}: ${grouped(recordsTaken)} would be imported. Nothing was kept.`;
    case 'already-there':
      return 'Nothing to do.';
    case 'stopped':
      return `Stopped after ${records(recordsRead)}. Nothing of it is visible yet; give the same command again to go on.`;
    case 'refused':
      if (recordsRefused === 0) return 'Refused.';
      return `Refused: ${grouped(recordsRefused)} of ${records(recordsRead)} cannot be imported, so none was.`;
  }
}

/** @param report File of the refused records, or null */
export function outcomeLines(
  outcome: ImportOutcome,
  seconds: number,
  report: string | null,
): string[] {
  const { status, sentence, recordsReplaced, recordsRefused, reasons, notes } = outcome;
  const lines = [headline(outcome)];
  if (sentence) lines.push(inEnglish(sentence));
  if (status === 'complete') lines.push(`It took ${duration(seconds)}.`);
  if (recordsReplaced > 0) lines.push(`${records(recordsReplaced)} of before were replaced.`);
  if (reasons.length > 0 && !sentence) {
    lines.push('', `${grouped(recordsRefused)} refused:`);
    for (const { reason, count, example } of reasons) {
      const value = example.value ? ` (${example.value})` : '';
      lines.push(
        `  ${grouped(count).padStart(10)}  ${inEnglish(refusalSentence(reason, example.field))}`,
        `              first: record ${grouped(example.record)}${value}`,
      );
    }
  }
  if (report) lines.push('', `Every refused record: ${report}`);
  if (status === 'refused' && !sentence) {
    lines.push('Correct them, or take the others with --keep-good.');
  }
  return notes.length > 0 ? [...lines, '', ...notes.map(inEnglish)] : lines;
}
