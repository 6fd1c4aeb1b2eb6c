import type { Page, Response } from '@playwright/test';
import { findingsIn, RULES_OF_LAYOUT } from '../findings/axe';
import { cutTextsIn } from '../findings/cut-texts';
import { englishLeftIn } from '../findings/english-left';
import { OF_ADMINISTRATION, OF_VIEWERS, ON_MAPS } from '../findings/names-of-demonstration';
import { LANGUAGES, readIn, type ShownLanguage } from '../product/page-language';
import { comeToRest, largeHeadingsOutside, scrollsSideways } from '../product/resting-page';
import { expect, test } from '../product/test';
import { TOURS } from '../screens/all-tours';
import { take } from '../screens/take-tour';
import type { Application, Screen, Tour } from '../screens/tour';

/**
 * Every screen and state. In English at the narrowest phone, the widest mobile window and on a
 * desktop: axe finds no violation; a document at its second width is checked by the rules of layout.
 * In other languages at the narrowest width: no English except
 * names, and headings fit with text at twice its size. Everywhere: no cut text, no sideways
 * scrolling, and one copy of the languages' runtime.
 */

// The longest file by far; its tests are independent.
test.describe.configure({ mode: 'parallel' });

const HEIGHT = 900;
const NARROWEST = 320;
const DESKTOP = [1440];
/** The narrowest is the last: most screens need no change back from its languages. */
const MOBILE = [768, NARROWEST];
const APPLICATIONS: [application: Application, widths: number[]][] = [
  ['mobile', MOBILE],
  ['desktop', DESKTOP],
];

/** A text that only Lingui's runtime contains. */
const RUNTIME = 'Attempted to call a translation function without setting a locale';

/** Collects the page's scripts that contain the languages' runtime. */
function watchRuntimes(page: Page) {
  const found = new Set<string>();
  const looked: Promise<void>[] = [];
  const look = async (response: Response) => {
    const text = await response.text().catch(() => '');
    if (text.includes(RUNTIME)) found.add(response.url());
  };
  const seen = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script' || seen.has(request.url())) return;
    seen.add(request.url());
    if (request.frame() === page.mainFrame()) looked.push(look(response));
  });
  return async () => {
    await Promise.all(looked);
    return [...found];
  };
}

/**
 * Screens with a question or answer that was shown before the language changed: it remains in
 * English.
 */
const SAID_BEFORE = [
  'Administration, a question before it is done',
  'Administration, a form before it is published',
  'Administration, a draft thrown away',
  'Administration, a mail address to remove',
  'Administration, links and terms',
  'Administration, columns of a file',
];

/** Whether a screen is also checked in the other languages. */
const isNarrowest = ({ screens }: Tour, application: Application, screen: Screen) =>
  application === 'mobile' || !screens.mobile?.includes(screen);

/**
 * Names that may be in English: visitors see those of every page; signed-in people also see other
 * people's texts.
 */
const maySayOn = ({ person, names }: Tour, library?: string) =>
  person || names
    ? {
        names: names ?? [...ON_MAPS, ...OF_VIEWERS, ...OF_ADMINISTRATION],
        ...(library !== undefined && { library }),
      }
    : undefined;

async function lookAt(
  page: Page,
  tour: Tour,
  { library, name }: Screen,
  {
    width,
    language,
    again,
  }: {
    width: number;
    language: ShownLanguage;
    /** The same document was checked at another width. */
    again: boolean;
  },
) {
  const where = `${name}, ${language}, ${width} px`;
  await comeToRest(page);
  // In another language a frame reloads and is still empty.
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await expect.soft(frame.locator('main [role="status"][aria-label]'), where).toHaveCount(0);
    await expect.soft(frame.locator('html'), where).toHaveAttribute('lang', language);
  }
  if (language !== 'en' && !SAID_BEFORE.includes(name)) {
    for (const frame of page.frames()) {
      await expect.soft
        .poll(() => englishLeftIn(frame, maySayOn(tour, library)), {
          message: `${where}: English is left`,
          timeout: 3_000,
        })
        .toEqual([]);
    }
  }
  for (const frame of page.frames()) {
    expect.soft(await cutTextsIn(frame), `${where}: texts are cut`).toEqual([]);
    if (language !== 'en') continue;
    const rules = again ? RULES_OF_LAYOUT : undefined;
    expect.soft(await findingsIn(frame, undefined, library, rules), `${where}: axe`).toEqual([]);
  }
  expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe('');
  // Pages of the server and of the pop-up have headings of their own.
  if (width > NARROWEST || tour.hasLanguageInAddress) return;
  expect.soft(await largeHeadingsOutside(page), `${where}, text at twice its size`).toEqual([]);
}

for (const [application, ofApplication] of APPLICATIONS) {
  test.describe(application, () => {
    test.use({ viewport: { width: ofApplication.at(-1) ?? 0, height: HEIGHT } });

    for (const tour of TOURS) {
      // Pages of the server are the same document at every width.
      const isOfServer = tour.hasLanguageInAddress === true;
      if (!tour.screens[application] || (isOfServer && application === 'desktop')) continue;
      const widths = isOfServer ? [...DESKTOP, ...MOBILE] : ofApplication;
      test(`shows every screen of ${tour.name} without faults in every language`, async ({
        page,
      }) => {
        test.setTimeout(900_000);
        const runtimes = watchRuntimes(page);
        const { hasLanguageInAddress } = tour;
        const inLanguages =
          (languages: readonly ShownLanguage[]) => async (at: Page, screen: Screen) => {
            const others = isNarrowest(tour, application, screen);
            for (const width of widths) {
              const looked = languages.filter(
                (language) => language === 'en' || (others && width === widths.at(-1)),
              );
              if (looked.length === 0) continue;
              await at.setViewportSize({ width, height: HEIGHT });
              for (const language of looked) {
                if (!hasLanguageInAddress) await readIn(at, language);
                await screen.again?.(at);
                const again = width !== widths[0];
                await lookAt(at, tour, screen, { width, language, again });
              }
            }
          };
        if (!hasLanguageInAddress) await take(tour, application, page, inLanguages(LANGUAGES));
        else
          for (const language of LANGUAGES)
            await take(tour, application, page, inLanguages([language]), language);
        const found = await runtimes();
        expect(found, 'runtimes of the languages').toHaveLength(hasLanguageInAddress ? 0 : 1);
      });
    }
  });
}
