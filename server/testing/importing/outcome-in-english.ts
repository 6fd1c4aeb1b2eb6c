import type { ImportOutcome } from '../../src/importing';
import { inEnglish } from '../../src/platform/languages/sentence';

/** Returns an import's outcome with its sentences in English, as the command prints it. */
export const saidInEnglish = ({ sentence, notes, ...outcome }: ImportOutcome) => ({
  ...outcome,
  sentence: sentence && inEnglish(sentence),
  notes: notes.map(inEnglish),
});
