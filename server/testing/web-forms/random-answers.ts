import fc from 'fast-check';
import type { FormDefinition, Question } from '../../../content/forms/form-types';

/** Answers of a record by the names of their questions. */
export type Answers = Readonly<Record<string, string>>;

const TEXT = fc.constantFrom('Sal & <Mahula>', 'ସାଳ ଗଛ', 'महुआ 🌳', 'a "quoted" name');
const coordinate = (range: number) =>
  fc.integer({ min: -range * 1e6, max: range * 1e6 }).map((one) => one / 1e6);
const POINT = fc
  .record({
    latitude: coordinate(80),
    longitude: coordinate(170),
    accuracy: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ latitude, longitude, accuracy }) => `${latitude} ${longitude} 0 ${accuracy}`);
const LINE = '20.5 84.2 0 5; 20.51 84.21 0 5; 20.52 84.19 0 5';

/** A valid answer to a question, whether it is asked or not. */
function answerTo(question: Question): fc.Arbitrary<string> {
  switch (question.kind) {
    case 'integer':
    case 'decimal': {
      const bound = (sign: string) =>
        Number(
          new RegExp(`\\. ${sign} ([\\d.]+)`).exec(question.constraint?.test ?? '')?.[1] ??
            Number.NaN,
        );
      const min = Math.ceil(bound('>=')) || 0;
      const max = Math.floor(bound('<=')) || min;
      return fc.integer({ min, max }).map(String);
    }
    case 'date':
      return fc.constant('2026-02-28');
    case 'geopoint':
      return POINT;
    case 'geotrace':
      return fc.constant(LINE);
    case 'geoshape':
      return fc.constant(`${LINE}; 20.5 84.2 0 5`);
    case 'photo':
      return fc.constant(`${question.name} 1.jpg`);
    case 'choose-one':
      return fc.constantFrom(...question.choices.choices.map(({ value }) => value));
    case 'choose-many':
      return fc
        .subarray(
          question.choices.choices.map(({ value }) => value).filter((value) => value !== 'none'),
          { minLength: 1 },
        )
        .map((values) => values.join(' '));
    default:
      return TEXT;
  }
}

/** Valid answers to all required and some other questions of a form. */
export const answersTo = ({ questions }: FormDefinition): fc.Arbitrary<Answers> =>
  fc
    .tuple(
      ...questions
        .filter(({ kind }) => kind !== 'note' && kind !== 'calculate')
        .map((question) => {
          const answer = answerTo(question).map((text) => [question.name, text] as const);
          return 'required' in question && question.required ? answer : fc.option(answer);
        }),
    )
    .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)));

/** Whether a question is asked; its condition compares answers with texts. */
function isAsked(question: Question, answers: Answers): boolean {
  const condition = ('relevant' in question && question.relevant) || '';
  if (condition === '') return true;
  return condition.split(' or ').some((all) =>
    all.split(' and ').every((one) => {
      const [, name = '', sign, text] = /^\{(\w+)\} (!?=) '(\w*)'$/.exec(one) ?? [];
      if (sign === undefined) throw new Error(`A condition that this test cannot read: ${one}`);
      return ((answers[name] ?? '') === text) === (sign === '=');
    }),
  );
}

/** The answers to questions that are asked. @param computed values of the form's calculations */
export function askedOf({ questions }: FormDefinition, given: Answers, computed: Answers): Answers {
  const asked: Record<string, string> = {};
  for (const question of questions) {
    const { name, kind } = question;
    const value = kind === 'calculate' ? computed[name] : given[name];
    if (value !== undefined && isAsked(question, asked)) asked[name] = value;
  }
  return asked;
}
