import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Names that are the same in every language: of products, of menus inside ODK Collect, of the forms as Collect
 * lists them, of people and makers.
 */
const NAMES = [
  /‘[^’]*’|“[^”]*”/g,
  /Aranya|nFold|Instagram|YouTube|GitHub|LinkedIn|Samsung|Xiaomi|Nokia|ODK Collect|Collect|Darwin Core Archive|Android|ZIP|URL|MB|English/g,
  /IFRI|CSV|XForm|XLSForm|TnC|\.xml|\.xlsx?|PIN|ID/g,
  // People and places of the demonstration.
  /[A-Z][a-z]+,? [A-Z][a-z]+ \(demonstration\)/gi,
  // Columns and words of imported files.
  /\b(?:[a-z]+[A-Z][A-Za-z]+|hindi|odia|type|conservation|none|medium|high|geopoint)\b/g,
  // Moments, also where the browser has no Odia months.
  /\d{1,2} [A-Z][a-z]{2,8} \d{4}|\b[ap]m\b/g,
  // Devices, as the list of sessions names them.
  /\w+ on \w+/g,
  /https?:\/\/\S*|\S+@\S+/g,
];

/** Everything that a page says, also to who does not see it; forms' own names and what is written in English are left out. */
const said = (page: Page | Frame, skipped: string) =>
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

/** What else may be said on a page. */
interface MayBeSaid {
  /** Selector of elements that say something in a language of their own. */
  skipped?: string;
  /** Names beside those of every page. */
  names?: readonly string[];
}

/** Expects that nothing on the page is English but names, and that months have theirs: no `M11`. */
export async function expectNoEnglish(
  page: Page | Frame,
  { skipped = '[lang="en"], [translate="no"]', names = [] }: MayBeSaid = {},
) {
  // The longest first: a name may be in another.
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const withoutNames = (text: string) =>
    NAMES.reduce(
      (rest, name) => rest.replace(name, ''),
      byLength.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
  const left = (texts: string[]) =>
    texts.filter((text) => /[A-Za-z]{2,}|\bM\d\d\b/.test(withoutNames(text)));
  await expect
    .poll(async () => left(await said(page, `script, style, noscript, ${skipped}`)))
    .toEqual([]);
}
