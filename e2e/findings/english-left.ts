import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Names that are the same in every language: products, menus of ODK Collect, forms in Collect's
 * list, people and manufacturers.
 */
const NAMES = [
  /‘[^’]*’|“[^”]*”/g,
  /Aranya|nFold|VanaVerse|Consent|React|JPEG|PNG|WebP|HEIC|WGS84|GeoJSON|shapefile|GeoPackage|KML|GPX|Instagram|YouTube|GitHub|LinkedIn|Samsung|Xiaomi|Nokia|ODK Central|ODK Collect|Collect|Darwin Core Archive|Android|ZIP|URL|MB|English/g,
  /CC0 1\.0|CC BY(?:-NC)? 4\.0|OGC API Features|GBIF|QGIS|CC BY/g,
  /IFRI|CSV|XForm|XLSForm|TnC|\.xml|\.xlsx?|PIN|ID/g,
  // People and places of the demonstration, and people of suggestions from other tests.
  /[A-Z][a-z]+,? [A-Z][a-z]+ \(demonstration\)|Sukanti Juang|Asha Majhi|Demonstration: House of the Forest.*/gi,
  /\+91 00000 00000 \(demonstration\)/g,
  // Columns and values of imported files.
  /\b(?:[a-z]+[A-Z][A-Za-z]+|hindi|odia|type|conservation|none|medium|high|geopoint)\b/g,
  // Dates, also if the browser has no Odia months.
  /\d{1,2} [A-Z][a-z]{2,8} \d{4}/g,
  // Devices in the list of sessions.
  /\w+ on \w+/g,
  /https?:\/\/\S*|\S+@\S+/g,
];

/**
 * All texts of a page, including those for screen readers; without names of forms and elements
 * marked as English.
 */
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

/** Texts that may stay English on a page. */
interface MayBeSaid {
  /** Selector of elements with text in another language. */
  skipped?: string;
  /** Names that may stay English on this page. */
  names?: readonly string[];
  /** Selector of parts that are not ours. */
  library?: string;
}

/** English text on a page except names; also unformatted months such as `M11`. */
export async function englishLeftIn(
  frame: Page | Frame,
  {
    skipped = '[lang="en"], [lang="la"], [translate="no"]',
    names = [],
    library = skipped,
  }: MayBeSaid = {},
): Promise<string[]> {
  // Longest first: a name may contain another.
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const withoutNames = (text: string) =>
    NAMES.reduce(
      (rest, name) => rest.replace(name, ''),
      byLength.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
  const texts = await said(frame, `script, style, noscript, ${skipped}, ${library}`);
  return texts.filter((text) => /[A-Za-z]{2,}|\bM\d\d\b/.test(withoutNames(text)));
}

/** Expects no English on the page except names, and formatted months. */
export const expectNoEnglish = (page: Page | Frame, may?: MayBeSaid) =>
  expect.poll(() => englishLeftIn(page, may)).toEqual([]);
