import { distance } from 'fastest-levenshtein';

export interface ListedPage {
  path: string;
  title: string;
  description?: string;
}

/** Longer addresses are hardly typing errors, and comparison time grows with the length. */
const MAX_ASKED_LENGTH = 100;
const MAX_DIFFERENCE = 0.34;

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const writings = ({ path, title }: ListedPage) => [bare(path), bare(title)];

/** Tries the whole address, and its last segment without extension. */
function namesIn(asked: string): string[] {
  const last = asked.replace(/\/$/, '').split('/').at(-1) ?? '';
  const names = [bare(asked), bare(last.replace(/\.\w{1,5}$/, ''))];
  return names.filter((name) => name.length > 2);
}

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

export function pagesWith<Page extends ListedPage>(words: string, pages: readonly Page[]): Page[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, description = '' }) => {
    const text = `${title} ${description}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
