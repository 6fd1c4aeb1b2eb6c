import { AT_MOST_CHARACTERS, limitIn } from '@aranya/shared/contracts';
import type * as z from 'zod';
import { type Sentence, sentence } from '../languages/sentence';

const NEEDED = sentence('This is needed.');
const WHOLE_NUMBER = sentence('Must be a whole number.');
const NOT_THIS = sentence('This is not what belongs here.');

/** Zod's own messages are English and mention types. */
const ZODS_OWN = /^(Invalid|Too (big|small)|Unrecognized) /;

export function saidOfFault(issue: z.core.$ZodIssue | undefined): Sentence {
  if (!issue) return NOT_THIS;
  const limit = limitIn(issue.message);
  if (limit !== undefined) return sentence(AT_MOST_CHARACTERS, { count: limit });
  // Other messages of contracts are in the catalogues.
  if (!ZODS_OWN.test(issue.message)) return { english: issue.message, values: {} };
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'not_multiple_of') return WHOLE_NUMBER;
  if (issue.code === 'invalid_value') {
    return sentence('Write one of these: {values}.', { values: issue.values.map(String) });
  }
  return NOT_THIS;
}

function wrongType({ message, expected }: z.core.$ZodIssueInvalidType): Sentence {
  if (message.endsWith('received undefined')) return NEEDED;
  if (expected === 'int') return WHOLE_NUMBER;
  if (expected === 'number') return sentence('Must be a number.');
  return expected === 'string' ? sentence('Must be a text.') : NOT_THIS;
}

const isNumber = (origin: string) => origin === 'number' || origin === 'int';

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Sentence {
  const count = Number(maximum);
  return isNumber(origin)
    ? sentence('Must be at most {count}.', { count })
    : sentence('At most {count} of these.', { count });
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Sentence {
  if (isNumber(origin)) return sentence('Must be at least {count}.', { count: Number(minimum) });
  // Required text or list.
  return NEEDED;
}
