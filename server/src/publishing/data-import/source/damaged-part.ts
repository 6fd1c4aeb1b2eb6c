/** A part of a binary file is damaged, or too large. The message says how, as the end of a sentence. */
export class DamagedPart extends Error {
  override readonly name = 'DamagedPart';
}
