/** An input at its limit for code that is called directly, without a server around it. */
export interface DirectCase {
  /** Function that reads the input, such as `readXml`. */
  reader: string;
  /** Description of the bad input. */
  input: string;
  /** Unit of the input's size, such as `bytes`. */
  unit: string;
  /** The largest size that reaches the reader. */
  full: number;
  /** Makes an input of this size. @returns Reads it, and may throw a refusal. */
  prepare(size: number): () => unknown;
}

/** Cases of one reader that differ in the input only. */
export const casesOf = <Input>(
  reader: string,
  read: (input: Input) => unknown,
  { unit, full }: Pick<DirectCase, 'unit' | 'full'>,
  inputs: Record<string, (size: number) => Input>,
): DirectCase[] =>
  Object.entries(inputs).map(([input, make]) => ({
    reader,
    input,
    unit,
    full,
    prepare: (size) => {
      const made = make(size);
      return () => read(made);
    },
  }));

/** Repeats a whole piece up to a length. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.max(0, Math.floor(length / piece.length)));

/** Repeats a piece with a different number each time. */
export const numbered = (count: number, piece: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => piece(number)).join('');

/** Wraps content in this many nested groups. */
export const groups = (levels: number, content: string): string =>
  '<g>'.repeat(levels) + content + '</g>'.repeat(levels);
