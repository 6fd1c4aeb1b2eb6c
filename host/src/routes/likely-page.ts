import { distance } from 'fastest-levenshtein';

/** A page as a list of pages shows it. */
export interface ListedPage {
  path: string;
  title: string;
  description?: string;
}

/** Longer addresses are nobody's slip of the finger; comparing takes time by their length. */
const MAX_ASKED_LENGTH = 100;
/** Share of letters that may differ. */
const MAX_DIFFERENCE = 0.34;

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that somebody may have written for a page: its path and its title. */
const writings = ({ path, title }: ListedPage) => [bare(path), bare(title)];

/** What of an address may be the name of a page: all of it, and its last part without an ending. */
function namesIn(asked: string): string[] {
  const last = asked.replace(/\/$/, '').split('/').at(-1) ?? '';
  const names = [bare(asked), bare(last.replace(/\.\w{1,5}$/, ''))];
  return names.filter((name) => name.length > 2);
}

/** The page that was likely meant by an address that nobody owns, if one is near enough. */
export function likelyPage(asked: string, pages: readonly ListedPage[]): ListedPage | undefined {
  if (asked.length > MAX_ASKED_LENGTH) return undefined;
  const differences = pages.map((page) => ({
    page,
    difference: Math.min(
      ...namesIn(asked).flatMap((name) =>
        writings(page).map((word) => distance(name, word) / Math.max(name.length, word.length)),
      ),
    ),
  }));
  const [nearest] = differences.sort((one, other) => one.difference - other.difference);
  return nearest && nearest.difference <= MAX_DIFFERENCE ? nearest.page : undefined;
}

/** Pages whose title or description has every word. */
export function pagesWith<Page extends ListedPage>(words: string, pages: readonly Page[]): Page[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, description = '' }) => {
    const text = `${title} ${description}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
