import * as contracts from '@aranya/shared/contracts';
import * as administration from '@aranya/shared/contracts/administration';
import * as explore from '@aranya/shared/contracts/explore';
import * as z from 'zod';
import { inEnglish, inWords, type Sentence } from '../languages/sentence';
import { readTranslations } from '../languages/translations';
import { saidOfFault } from './contract-faults';

/** Names of contracts for the input of calls. */
const BROUGHT = /(Request|Query|Params|Filter|Suggestion|CardFields)$/;

const WRONG = [
  ...[undefined, null, true, false, -1, 0, 1.5, 1e15, Number.NaN, {}, [], ['']],
  ...['', 'x', '2027-13-45', 'a\0b', '7'.repeat(50_000), Array(5_000).fill('m')],
];

/** Texts in Latin letters in every language: addresses, and names that are typed literally. */
const IN_ANY_LANGUAGE = /name@example\.org|https:\/\/|\/dashboard|Shorea_robusta/g;

/** Texts for parameters that only programs send. */
const OF_PROGRAMS = /west,south,east,north|id of a record|from 0 to 22/;

/** Yields a contract and all its nested contracts. */
function* partsOf(part: z.core.$ZodType): Generator<z.core.$ZodType> {
  yield part;
  const {
    shape,
    innerType,
    element,
    options,
    in: before,
  } = (part as z.ZodObject).def as {
    shape?: Record<string, z.core.$ZodType>;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    in?: z.core.$ZodType;
  };
  const inner = [...Object.values(shape ?? {}), ...(options ?? [])];
  for (const one of [...inner, innerType, element, before]) if (one) yield* partsOf(one);
}

const isContract = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const faults = new Map<string, Sentence>();
/** Lists of allowed values are not translated, so the test shortens them. */
const add = ({ english, values }: Sentence) => {
  const said = { english, values: { ...values, ...(values.values && { values: '…' }) } };
  faults.set(inEnglish(said), said);
};
for (const [name, contract] of Object.entries({
  ...contracts,
  ...administration,
  ...explore,
})) {
  if (!BROUGHT.test(name) || !isContract(contract)) continue;
  for (const part of partsOf(contract)) {
    for (const value of WRONG) {
      const [issue] = z.safeParse(part, value).error?.issues ?? [];
      if (issue) add(saidOfFault(issue));
    }
  }
}
const sentences = [...faults].filter(([english]) => !OF_PROGRAMS.test(english));

test('has its own sentence for every kind of refusal', () => {
  const met = [...new Set(sentences.map(([, { english }]) => english))];
  expect(met).toEqual(
    expect.arrayContaining([
      'This is needed.',
      'Must be a text.',
      'Must be a number.',
      'Must be a whole number.',
      'Must be at least {count}.',
      'Must be at most {count}.',
      'At most {count} characters.',
      'At most {count} of these.',
      'At most 20 languages.',
      'Write one of these: {values}.',
      'Write an address such as name@example.org.',
      'This is not what belongs here.',
    ]),
  );
  expect(met.filter((english) => /^(Invalid|Too|Unrecognized)/.test(english))).toEqual([]);
});

describe.each(['hi', 'or'])('answer for a value that breaks its contract, in %s', (language) => {
  const text = readTranslations().in(language);
  test.each(sentences)('translates “%s”', (english, said) => {
    const words = inWords(said, text);
    expect(words).not.toBe(english);
    expect(words.replace(IN_ANY_LANGUAGE, '')).not.toMatch(/[a-z{}]/i);
  });
});
