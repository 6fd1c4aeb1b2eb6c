import * as z from 'zod';
import { sentence } from '../../platform/languages/sentence';
import type { FindingList, FormFinding } from '../form-finding';
import { XLS_FORM_LIMITS } from './limits';

const { sentenceCharacters, sentences } = XLS_FORM_LIMITS;

/** Output of pyxform with `--json`. */
const PyxformAnswer = z.object({
  /** 100: converted; 101: converted with warnings; 999: not converted. */
  code: z.number(),
  message: z.string(),
  warnings: z.array(z.string()),
});

/** The answer is the last line that is a valid one; null without an answer. */
export function readConverterAnswer(
  said: string,
): { converted: boolean; findings: FindingList } | null {
  for (const line of said.trimEnd().split('\n').slice(-LAST_LINES).reverse()) {
    const answer = answerIn(line);
    if (!answer) continue;
    const converted = answer.code === 100 || answer.code === 101;
    const given = converted ? answer.warnings : sentencesOf(answer.message);
    const kept = given.slice(0, sentences).map(findingOf);
    return { converted, findings: { count: given.length, kept } };
  }
  return null;
}

/** A library may print more lines after the answer. */
const LAST_LINES = 20;

function answerIn(line: string) {
  if (!line.startsWith('{')) return null;
  try {
    return PyxformAnswer.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** A line that names a row is a fault; other lines belong together. */
function sentencesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.every((line) => line.startsWith('[row')) && lines.length > 0 ? lines : [text];
}

/** Returns a sentence of pyxform with its sheet and row. @internal */
export function findingOf(text: string): FormFinding {
  const whole = text.slice(0, sentenceCharacters).replaceAll(/\s+/g, ' ').trim();
  const [mark, number] = /^\[row ?: ?(\d{1,7})\] ?/.exec(whole) ?? [];
  const sheet =
    /\b[Oo]n the '([^']{1,31})' sheet/.exec(whole)?.[1] ??
    /\bsheet: '([^']{1,31})'/.exec(whole)?.[1] ??
    null;
  const row = number === undefined ? null : Number(number);
  const rest = mark === undefined ? whole : whole.slice(mark.length);
  const said = rest ? { words: rest } : sentence('pyxform does not say what is wrong.');
  return { line: null, said, ...((sheet || row) && { cell: { sheet, row } }) };
}
