/** An input at its limit for code that is called directly, without a server around it. */
export interface DirectCase {
  reader: string;
  input: string;
  unit: string;
  /** Largest size that reaches the reader. */
  full: number;
  /** @returns reads the input, and may throw a refusal */
  prepare(size: number): () => unknown;
}

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

export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.max(0, Math.floor(length / piece.length)));

export const numbered = (count: number, piece: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => piece(number)).join('');

export const groups = (levels: number, content: string): string =>
  '<g>'.repeat(levels) + content + '</g>'.repeat(levels);
