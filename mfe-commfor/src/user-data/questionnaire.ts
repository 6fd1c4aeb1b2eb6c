import { FOREST_QUESTIONS, ForestData } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

/** Shown for a question without an answer. */
export const NO_DATA = message('No Data');

export interface QuestionnaireRow {
  /** 'Legal owner', or the number of the question. */
  mark: string;
  question: string;
  response: string;
}

const said = (answer: string | number | null | undefined) => {
  const text = String(answer ?? '').trim();
  return text === '' ? NO_DATA : text;
};

/** Parses an entry's JSON string; null if it is damaged. */
export function readForestData(text: string): ForestData | null {
  try {
    const parsed = ForestData.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns the legal owner and the sixteen questions, each with its response or 'No Data'. */
export function rowsOf(data: ForestData): QuestionnaireRow[] {
  const owner = {
    mark: message('Legal owner'),
    question: message('Who owns the forest by law?'),
    response: said(data.legalOwner),
  };
  const questions = FOREST_QUESTIONS.map((question, index) => ({
    mark: String(index + 1),
    question,
    response: said(data[`question${index + 1}` as keyof ForestData]),
  }));
  return [owner, ...questions];
}
