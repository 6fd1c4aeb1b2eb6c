/** Shorter ranges are copied byte by byte, which is faster than a call for each. */
const SHORT = 64;

/** Allocates at most one array, and none when all ranges adjoin. */
export class KeptBytes {
  readonly #source: Buffer;
  #from = 0;
  #to = 0;
  /** Null while the retained bytes form one range. */
  #copied: Buffer | null = null;
  #length = 0;

  constructor(source: Buffer) {
    this.#source = source;
  }

  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#copyStretch();
      this.#from = from;
    }
    this.#to = to;
  }

  /** Replaces omitted bytes with at most as many others. */
  put(bytes: Buffer, leftOutUpTo: number): void {
    this.#copyStretch();
    this.#from = leftOutUpTo;
    this.#to = leftOutUpTo;
    this.#copy(bytes, 0, bytes.length);
  }

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
