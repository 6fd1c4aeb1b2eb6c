import { PAGE_NUMBERS } from './segment-layout';

/** Pages that a thread keeps of all its files: 4 MB. The system keeps what it has room for. */
const PAGES = 1_024;

/** Entries that were read lately, in memory that another page may have later. */
export interface Page {
  /** What is kept of the file that it is of now. */
  of: PageCache | null;
  number: number;
  data: Float64Array;
  /** Since the last time that memory for another one was looked for. */
  isAskedFor: boolean;
}

/** Pages of all files. */
const pages: Page[] = [];
let hand = 0;

/** The first page from where it was looked the last time that nobody asked for since then. */
function pageToOverwrite(): Page {
  if (pages.length < PAGES) {
    const page = { of: null, number: -1, data: new Float64Array(PAGE_NUMBERS), isAskedFor: false };
    pages.push(page);
    return page;
  }
  for (;;) {
    const page = pages[hand] as Page;
    hand = (hand + 1) % PAGES;
    if (!page.isAskedFor) return page;
    page.isAskedFor = false;
  }
}

function forget(page: Page): void {
  page.of?.drop(page.number);
  page.of = null;
  page.isAskedFor = false;
}

/** What is kept of one file. */
export class PageCache {
  readonly #known = new Map<number, Page>();

  /** @param read fills the memory, and may ask for other pages; what it throws is thrown, and nothing is kept */
  page(number: number, read: (into: Float64Array) => void): Page {
    const known = this.#known.get(number);
    if (known) {
      known.isAskedFor = true;
      return known;
    }
    const page = pageToOverwrite();
    forget(page);
    // First: no other page that is asked for meanwhile comes into the same memory.
    page.isAskedFor = true;
    read(page.data);
    page.of = this;
    page.number = number;
    this.#known.set(number, page);
    return page;
  }

  drop(number: number): void {
    this.#known.delete(number);
  }

  clear(): void {
    for (const page of this.#known.values()) forget(page);
  }
}
