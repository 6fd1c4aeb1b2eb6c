import { FOREST_TERMS, type ForestData } from '@aranya/shared/contracts';
import type { MappingTerm } from '@aranya/shared/contracts/administration';
import { firstCharacters } from '../../../platform/text/first-characters';
import { textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { elementsAt, stepsOf } from '../../answers/question-steps';
import type { ForestAnswers } from '../../mapping/forest-answers';
import type { FormMapping } from '../../mapping/form-mapping';
import { FOREST_ANSWER_CHARACTERS } from '../limits';
import { siteNameOf } from './read-occurrences';
import type { SubmissionDocument } from './submission-document';

/** @returns null without an answer or a field site; also for an encrypted envelope. */
export function readForestAnswers(
  { root, encrypted }: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
): ForestAnswers | null {
  if (encrypted || FOREST_TERMS.every((term) => mapping[term].length === 0)) return null;
  const answers = firstAnswers(root, mapping);
  const fieldSite = siteNameOf(answers.get('fieldSite') ?? null);
  if (fieldSite === null) return null;
  const data: ForestData = Object.fromEntries(
    FOREST_TERMS.flatMap((term) => {
      const text = answers.get(term);
      return text === undefined ? [] : [[term, answerOf(text)]];
    }),
  );
  return Object.keys(data).length === 0 ? null : { fieldSite, data };
}

const TERMS = ['fieldSite', ...FOREST_TERMS] as const satisfies readonly MappingTerm[];

function firstAnswers(root: XmlElement, mapping: FormMapping): Map<MappingTerm, string> {
  const questions = TERMS.flatMap((term) =>
    mapping[term].map((path, rank) => ({ path, of: { term, rank } })),
  );
  const found = new Map<MappingTerm, { text: string; rank: number }>();
  for (const { element, of } of elementsAt(root, stepsOf(questions))) {
    const text = textOf(element);
    for (const { term, rank } of of) {
      const before = found.get(term);
      if (text !== null && (!before || rank < before.rank)) found.set(term, { text, rank });
    }
  }
  return new Map([...found].map(([term, { text }]) => [term, text]));
}

/** Retains line breaks. */
const answerOf = (text: string): string => firstCharacters(text, FOREST_ANSWER_CHARACTERS);
