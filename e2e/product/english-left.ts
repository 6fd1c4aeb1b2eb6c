import { expect, type Page } from '@playwright/test';

/**
 * Names that are the same in every language: of products, of menus inside ODK Collect, of the forms as Collect
 * lists them, of people and makers.
 */
const NAMES = [
  /‘[^’]*’|“[^”]*”/g,
  /Aranya|nFold|Instagram|YouTube|GitHub|LinkedIn|Samsung|Xiaomi|Nokia|ODK Collect|Collect|Darwin Core Archive|Android|ZIP|URL|MB|English/g,
  // Moments, also where the browser has no Odia months.
  /\d{1,2} [A-Z][a-z]{2,8} \d{4}|\b[ap]m\b/g,
  // Devices, as the list of sessions names them.
  /\w+ on \w+/g,
  /https?:\/\/\S*|\S+@\S+/g,
];

/** Everything that a page says, also to who does not see it; forms' own names and what is written in English are left out. */
const said = (page: Page, skipped: string) =>
  page.evaluate((skip) => {
    const found = new Set<string>();
    const isSkipped = (element: Element | null) => element?.closest(skip) != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isSkipped(node.parentElement)) found.add(node.textContent?.trim() ?? '');
    }
    const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
    for (const element of document.querySelectorAll('body *')) {
      if (isSkipped(element)) continue;
      for (const name of attributes) found.add(element.getAttribute(name) ?? '');
    }
    return [...found];
  }, skipped);

/**
 * Expects that nothing on the page is English but names.
 * @param skipped selector of more elements that say something in a language of their own
 */
export async function expectNoEnglish(page: Page, skipped = '[lang="en"], [translate="no"]') {
  const left = (texts: string[]) =>
    texts.filter((text) =>
      /[A-Za-z]{2,}/.test(NAMES.reduce((rest, name) => rest.replace(name, ''), text)),
    );
  await expect
    .poll(async () => left(await said(page, `script, style, noscript, ${skipped}`)))
    .toEqual([]);
}
