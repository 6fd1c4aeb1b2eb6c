import { createHash } from 'node:crypto';

/**
 * As `shared/src/languages/chosen-language.ts` finds it. Nothing happens where a browser keeps nothing, where a page is opened
 * again with what the router had told it (`usr`), and where somebody else answers at the other address with the English page.
 */
const SCRIPT = `(() => {
  try {
    const root = document.documentElement;
    const wishes = [localStorage.getItem('aranya-language') ?? '', ...navigator.languages];
    const later = document.querySelector('meta[name="languages-later"]')?.content.split(' ');
    if (later) {
      const ofVisit = sessionStorage.getItem('aranya-language-of-visit') ?? '';
      const read = [ofVisit, ...wishes].map((wish) => wish.split('-')[0]).find((wish) => later.includes(wish));
      if (read && read !== root.lang) root.dataset.readIn = read;
      return;
    }
    const links = [...document.querySelectorAll('link[hreflang]')];
    const find = (wish) => links.find(({ hreflang }) => hreflang === wish.split('-')[0]);
    const wished = wishes.map(find).find(Boolean);
    if (!wished || wished.hreflang === root.lang || history.state?.usr) return;
    const { pathname } = new URL(wished.href);
    if (pathname !== location.pathname) location.replace(pathname + location.search + location.hash);
  } catch {}
})()`;

/**
 * In the head of a page whose address names no language, below the links to the same page in others: leads a person who
 * reads one of those there, where it can be read before any script (docs/decisions/0043). A page of one's own has no other
 * address: its shell, which is there in English, is not shown to who reads another language until its texts are there
 * (host/src/shell/shell.css).
 */
export const WISHED_LANGUAGE = `<script>${SCRIPT}</script>`;

/** Says of a page of one's own in which languages its scripts can draw it. */
export const languagesLater = (languages: readonly string[]): string =>
  `<meta name="languages-later" content="${languages.join(' ')}" />`;

/** Source of that script for a Content-Security-Policy. */
export const WISHED_LANGUAGE_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
