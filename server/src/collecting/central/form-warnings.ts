import * as z from 'zod';
import { CENTRAL_CODES, type CentralRefusal } from './central-error';

/** How Central tells what it warns of (its `workflowWarnings`). */
const Details = z.object({
  warnings: z.object({
    workflowWarnings: z
      .array(z.object({ type: z.string(), details: z.unknown().optional() }))
      .default([]),
  }),
});
const Names = z.array(z.string());

/** Why Central did not take a form as it is: its warnings, or its own words for anything else. */
export function whyRefused(refusal: CentralRefusal): string {
  const { code, words, details } = refusal;
  const read = Details.safeParse(details);
  if (code !== CENTRAL_CODES.formWarnings || !read.success) return `${words} (${code})`;
  const sentences = read.data.warnings.workflowWarnings.map(sentenceOf);
  return sentences.length > 0 ? sentences.join(' ') : `${words} (${code})`;
}

function sentenceOf({ type, details }: { type: string; details?: unknown }): string {
  const names = Names.safeParse(details);
  if (type === 'structureChanged' && names.success) {
    return `the version there has fields that this one lacks: ${names.data.join(', ')}.`;
  }
  if (type === 'deletedFormExists') return 'a form with this id was deleted there.';
  return `Central warns of ${type}: ${JSON.stringify(details ?? null)}.`;
}
