import { addressIn, nameOfLanguage, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { type Html, html } from '../../platform/text/html';
import { contourLines, leafMark } from './drawings';
import type { PageLanguage } from './page-language';

export interface PageParts {
  brand: string;
  language?: PageLanguage;
  title: string;
  lead: string;
  body: Html;
  /** Name of a script below `/assets/`. */
  script: string;
  /** Address of the site, for the links to privacy policy and contact page. */
  home?: string | undefined;
  /** Settings that the script reads from the document. */
  metas?: Record<string, string>;
}

export function page({
  brand,
  language = ENGLISH,
  title,
  lead,
  body,
  script,
  home,
  metas = {},
}: PageParts): string {
  const settings = Object.entries(metas).map(
    ([name, content]) => html`<meta name="${name}" content="${content}">`,
  );
  return html`<!doctype html>
<html lang="${language.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
${settings}
<link rel="icon" href="/assets/leaf.svg" type="image/svg+xml">
<link rel="preload" href="/assets/serif.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/identity.css">
<script src="/assets/${script}" type="module"></script>
</head>
<body>
<header class="canopy">${contourLines}<p class="brand">${leafMark}<span>${brand}</span></p>${language.offered.length > 1 && languageLinks(language)}</header>
<main>
<h1 tabindex="-1">${title}</h1>
<p class="lead">${lead}</p>
${body}
</main>
${home !== undefined && siteLinks(home, language)}
</body>
</html>
`.text;
}

const ENGLISH: PageLanguage = {
  language: SOURCE_LANGUAGE,
  offered: [],
  text: (english) => english,
  scriptTexts: {},
};

/** The page's script carries over the typed values except the PIN. */
function languageLinks({ language, offered, text }: PageLanguage): Html {
  const links = offered.map((one) => {
    const address = `?${new URLSearchParams({ language: one, languages: offered.join(',') })}`;
    const shown = one === language ? 'true' : 'false';
    return html`<a href="${address}" lang="${one}" hreflang="${one}" aria-current="${shown}">${nameOfLanguage(one)}</a>`;
  });
  return html`<nav id="languages" aria-label="${text('Language')}">${links}</nav>`;
}

/** Links open in a new window, so that typed values are kept. */
function siteLinks(home: string, { language, offered, text }: PageLanguage): Html {
  const shown = offered.includes(language) ? language : SOURCE_LANGUAGE;
  const address = (path: string) => home + addressIn(shown, path);
  return html`<footer>
<a href="${address('/privacy-policy')}" target="_blank" rel="noopener">${text('Privacy policy')}</a>
<a href="${address('/contact-us')}" target="_blank" rel="noopener">${text('Contact')}</a>
</footer>`;
}
