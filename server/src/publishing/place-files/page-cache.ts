/** Pages that a file keeps in memory at most: 4 MB. The system keeps what it has room for. */
const PAGES = 1_024;

/** Pages that were asked for lately. */
interface PageCache {
  get(number: number): Float64Array | undefined;
  set(number: number, page: Float64Array): void;
}

/** Two generations: what is asked for moves to the young one, and the old one goes as a whole. */
export function pageCache(): PageCache {
  let young = new Map<number, Float64Array>();
  let old = new Map<number, Float64Array>();

  function set(number: number, page: Float64Array) {
    if (young.size >= PAGES / 2) {
      old = young;
      young = new Map();
    }
    young.set(number, page);
  }

  return {
    set,
    get(number) {
      const page = young.get(number);
      if (page) return page;
      const older = old.get(number);
      if (older) set(number, older);
      return older;
    },
  };
}
