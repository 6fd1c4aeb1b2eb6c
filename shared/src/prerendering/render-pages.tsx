import { providePageData } from '@aranya/shared/config';
import {
  ADDRESS_PLACE,
  type Language,
  type PageMarkup,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { textsArrived } from '@aranya/shared/languages';
import type { ComponentType } from 'react';
import { renderMarkup } from './render-markup';
import { type Assumptions, settingsInPlace } from './settings-in-place';
import { ShellPlaces } from './shell-places';
import { STATISTICS_IN_PLACE, withStatisticsPlaces } from './statistics-in-place';

interface PageToRender {
  path: string;
  application: 'desktop' | 'mobile';
  /** Such as `./home`. */
  expose: string;
  Page: ComponentType;
}

export interface RenderedPage extends PageMarkup {
  path: string;
  application: 'desktop' | 'mobile';
  /** Undefined in English. */
  language?: Language;
  expose: string;
  /** Settings that must be set (true) or unset (false) for the rendered page to be valid. */
  assumes: Assumptions;
}

/**
 * React's mark for a part that failed to render: browsers would render it again and log an error.
 */
const UNFINISHED = '<!--$!-->';

/** English has no name in addresses. */
const place = (language: Language) => (path: string) =>
  language === SOURCE_LANGUAGE ? path : ADDRESS_PLACE + path;

function rendered(
  { Page, ...page }: PageToRender,
  language: Language,
  answers: Assumptions,
): RenderedPage {
  const assumes: Assumptions = {};
  const statistics = STATISTICS_IN_PLACE;
  providePageData({ settings: settingsInPlace(assumes, answers), statistics });
  const { path, application } = page;
  const { html, styles } = renderMarkup(
    { path, application, language, addressOf: place(language) },
    <ShellPlaces page={<Page />} />,
  );
  if (html.includes(UNFINISHED)) {
    throw new Error(
      `${path} waits for a part of itself (lazy). Put it into Later of prerendering.`,
    );
  }
  const inLanguage = language === SOURCE_LANGUAGE ? {} : { language };
  return { ...page, ...inLanguage, assumes, html: withStatisticsPlaces(html), styles };
}

/** A page is rendered once for each combination of its optional settings. */
const MOST_ANSWERED = 3;

/** Renders each page once for each combination of optional settings. */
const renderPages = (pages: readonly PageToRender[], language: Language): RenderedPage[] =>
  pages.flatMap((page) => {
    const first = rendered(page, language, {});
    const absent = Object.keys(first.assumes).filter((name) => !first.assumes[name]);
    if (absent.length > MOST_ANSWERED) throw new Error(`${page.path} asks for too much.`);
    return [first, ...combinations(absent).map((answers) => rendered(page, language, answers))];
  });

function combinations(names: readonly string[]): Assumptions[] {
  let chosen: Assumptions[] = [{}];
  for (const name of names) chosen = chosen.flatMap((some) => [some, { ...some, [name]: true }]);
  return chosen.slice(1);
}

/**
 * Writes to standard output. English is first, for readers of the registry without languages.
 * @param languages other languages of the remote
 */
export async function printPages(pages: readonly PageToRender[], languages: readonly Language[]) {
  const all = renderPages(pages, SOURCE_LANGUAGE);
  for (const language of languages) {
    if (!(await textsArrived(language))) throw new Error(`There are no texts in ${language}.`);
    all.push(...renderPages(pages, language));
  }
  process.stdout.write(JSON.stringify(all));
}
