import { createHash } from 'node:crypto';

/**
 * Same rules as `shared/src/languages/chosen-language.ts`. Does nothing if storage is blocked, if the
 * page is reopened with the router's state (`usr`), or if the translation has the same path.
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
 * Before any other script, a page without a language in its address redirects to the reader's
 * language (docs/decisions/0043). The English shell of a personal page is hidden until the texts of
 * another language are loaded (host/src/shell/shell.css).
 */
export const PREFERRED_LANGUAGE = `<script>${SCRIPT}</script>`;

export const languagesLater = (languages: readonly string[]): string =>
  `<meta name="languages-later" content="${languages.join(' ')}" />`;

/** For a Content-Security-Policy. */
export const WISHED_LANGUAGE_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
