import { SaidError, type Sentence, sentence } from '../../../platform/languages/sentence';

/** A part of a binary file is damaged, or too large. What is said tells how, as the end of a sentence. */
export class DamagedPart extends SaidError<Sentence> {
  override readonly name = 'DamagedPart';
}

/** @param most of a file */
export const manyPoints = (most: number) =>
  new DamagedPart(sentence('it has more than {count} points', { count: most }));

/** @param most of one shape */
export const manyPointsInOne = (most: number) =>
  new DamagedPart(sentence('it has more than {count} points in one shape', { count: most }));
