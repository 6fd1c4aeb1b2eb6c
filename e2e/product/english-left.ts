import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Names that are the same in every language: of products, of menus inside ODK Collect, of the forms as Collect
 * lists them, of people and makers.
 */
const NAMES = [
  /‘[^’]*’|“[^”]*”/g,
  /Aranya|nFold|VanaVerse|Consent|React|JPEG|PNG|WebP|HEIC|WGS84|GeoJSON|shapefile|GeoPackage|KML|GPX|Instagram|YouTube|GitHub|LinkedIn|Samsung|Xiaomi|Nokia|ODK Collect|Collect|Darwin Core Archive|Android|ZIP|URL|MB|English/g,
  /IFRI|CSV|XForm|XLSForm|TnC|\.xml|\.xlsx?|PIN|ID/g,
  // People and places of the demonstration, and people whose suggestions other tests leave.
  /[A-Z][a-z]+,? [A-Z][a-z]+ \(demonstration\)|Sukanti Juang|Asha Majhi|Demonstration: House of the Forest.*/gi,
  /\+91 00000 00000 \(demonstration\)/g,
  // Columns and words of imported files.
  /\b(?:[a-z]+[A-Z][A-Za-z]+|hindi|odia|type|conservation|none|medium|high|geopoint)\b/g,
  // Moments, also where the browser has no Odia months.
  /\d{1,2} [A-Z][a-z]{2,8} \d{4}/g,
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

/** Everything that a page says in its own language, for those who look at its texts. */
export const textsOn = (page: Page) => said(page, 'script, style, noscript');

/** What else may be said on a page. */
interface MayBeSaid {
  /** Selector of elements that say something in a language of their own. */
  skipped?: string;
  /** Names beside those of every page. */
  names?: readonly string[];
}

/** What a document says in English, names apart; also months that have no name: `M11`. */
export async function englishLeftIn(
  frame: Page | Frame,
  { skipped = '[lang="en"], [lang="la"], [translate="no"]', names = [] }: MayBeSaid = {},
): Promise<string[]> {
  // The longest first: a name may be in another.
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const withoutNames = (text: string) =>
    NAMES.reduce(
      (rest, name) => rest.replace(name, ''),
      byLength.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
  const texts = await said(frame, `script, style, noscript, ${skipped}`);
  return texts.filter((text) => /[A-Za-z]{2,}|\bM\d\d\b/.test(withoutNames(text)));
}

/** Expects that nothing on the page is English but names, and that months have theirs. */
export const expectNoEnglish = (page: Page | Frame, may?: MayBeSaid) =>
  expect.poll(() => englishLeftIn(page, may)).toEqual([]);
