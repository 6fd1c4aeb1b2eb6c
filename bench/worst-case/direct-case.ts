/** An input at its limit for code that is called directly, without a server around it. */
export interface DirectCase {
  /** What reads it, such as `readXml`. */
  reader: string;
  /** What is bad about it. */
  input: string;
  /** What its size counts, such as `bytes`. */
  unit: string;
  /** The largest size that reaches the reader. */
  full: number;
  /**
   * Makes an input of this size. @returns What is measured: reading it, at once or in turns. It may
   * throw a refusal.
   */
  prepare(size: number): () => unknown;
  /** Read by a worker: it may take its time, but not more than in proportion. */
  onWorker?: boolean;
}

/** Cases of one reader that differ in the input only. */
export const casesOf = <Input>(
  reader: string,
  read: (input: Input) => unknown,
  { unit, full, onWorker }: Pick<DirectCase, 'unit' | 'full' | 'onWorker'>,
  inputs: Record<string, (size: number) => Input>,
): DirectCase[] =>
  Object.entries(inputs).map(([input, make]) => ({
    reader,
    input,
    unit,
    full,
    ...(onWorker ? { onWorker } : {}),
    prepare: (size) => {
      const made = make(size);
      return () => read(made);
    },
  }));

/** A piece again and again, up to a length. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(Math.max(0, length) / piece.length)).slice(0, Math.max(0, length));
