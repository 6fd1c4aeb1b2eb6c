import { inEnglish } from '../../src/platform/languages/sentence';
import type { ImportOutcome } from '../../src/publishing/data-import';

/** An outcome as the command says it. */
export const saidInEnglish = ({ sentence, notes, ...outcome }: ImportOutcome) => ({
  ...outcome,
  sentence: sentence && inEnglish(sentence),
  notes: notes.map(inEnglish),
});
