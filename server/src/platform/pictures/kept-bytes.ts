/** Shorter stretches are copied byte by byte, which is faster than a call for each. */
const SHORT = 64;

/**
 * What stays of a file, stretch by stretch, in the order of the file. However many stretches there
 * are, it makes one array at the most: none where they all adjoin.
 */
export class KeptBytes {
  readonly #source: Buffer;
  #from = 0;
  #to = 0;
  /** What was copied; null while all that stays is one stretch. */
  #copied: Buffer | null = null;
  #length = 0;

  constructor(source: Buffer) {
    this.#source = source;
  }

  /** Keeps the bytes from one index up to another. */
  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#copyStretch();
      this.#from = from;
    }
    this.#to = to;
  }

  /** Puts bytes in the place of as many or more that are left out. */
  put(bytes: Buffer, leftOutUpTo: number): void {
    this.#copyStretch();
    this.#from = leftOutUpTo;
    this.#to = leftOutUpTo;
    this.#copy(bytes, 0, bytes.length);
  }

  /** All that was kept. */
  whole(): Buffer {
    if (!this.#copied) return this.#source.subarray(this.#from, this.#to);
    this.#copyStretch();
    return this.#copied.subarray(0, this.#length);
  }

  #copyStretch() {
    if (this.#to > this.#from) this.#copy(this.#source, this.#from, this.#to);
    this.#from = this.#to;
  }

  #copy(bytes: Buffer, from: number, to: number) {
    this.#copied ??= Buffer.allocUnsafeSlow(this.#source.length);
    if (to - from < SHORT) {
      for (let at = from; at < to; at += 1) this.#copied[this.#length++] = bytes[at] as number;
    } else {
      this.#length += bytes.copy(this.#copied, this.#length, from, to);
    }
  }
}
