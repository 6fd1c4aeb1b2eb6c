import * as z from 'zod';
import {
  inEnglish,
  type Sentence,
  sentence,
  type Words,
} from '../../../platform/languages/sentence';
import { CENTRAL_CODES, type CentralRefusal } from '../connection/central-error';

const Details = z.object({
  warnings: z.object({
    workflowWarnings: z
      .array(z.object({ type: z.string(), details: z.unknown().optional() }))
      .default([]),
  }),
});
const Names = z.array(z.string());

export function whyRefused(refusal: CentralRefusal): Sentence | Words {
  const { code, words, details } = refusal;
  const read = Details.safeParse(details);
  const own = { words: `${words} (${code})` };
  if (code !== CENTRAL_CODES.formWarnings || !read.success) return own;
  const [first, ...others] = read.data.warnings.workflowWarnings.map(sentenceOf);
  if (!first) return own;
  // One warning is for new forms, the other for existing ones, so both rarely occur together.
  return others.length === 0 ? first : { words: [first, ...others].map(inEnglish).join(' ') };
}

function sentenceOf({ type, details }: { type: string; details?: unknown }): Sentence | Words {
  const names = Names.safeParse(details);
  if (type === 'structureChanged' && names.success) {
    return sentence('the version there has fields that this one lacks: {names}.', {
      names: names.data.join(', '),
    });
  }
  if (type === 'deletedFormExists') return sentence('a form with this id was deleted there.');
  return { words: `Central warns of ${type}: ${JSON.stringify(details ?? null)}.` };
}
