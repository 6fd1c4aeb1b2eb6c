import {
  REMOTE_SHOWN_EVENT,
  type RegisteredRemote,
  RemoteFailureReport,
  type RemoteRoute,
  type ShownRemote,
} from '@aranya/shared/contracts';
import { chromium, type Page } from '@playwright/test';
import { checkedWindows } from './checked-pages';

export interface PageReports {
  views: ShownRemote[];
  failures: unknown[];
}

const TIMEOUT_MS = 30_000;
/** A page that shows content is watched until it is idle, at most for this time. */
const QUIET_WITHIN_MS = 5_000;
/** A page may be idle before it shows content. */
const WATCHED_AT_LEAST_MS = 500;
const LOOK_EVERY_MS = 50;

/** The token is not valid anywhere. */
function sessionFor(audience: RemoteRoute['audience']): string {
  const session = {
    userId: 'release-check',
    name: 'Release check',
    phoneNumber: '9000000000',
    authToken: 'release-check',
    mobile_company: 'other',
    isCommForUser: audience === 'community-for' ? '1' : '',
    isAdministrator: audience === 'administrator',
    isReviewer: audience === 'reviewer',
  };
  return JSON.stringify({
    session: JSON.stringify(session),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });
}

interface PageInput {
  origin: string;
  pages: readonly RemoteRoute[];
  release: RegisteredRemote;
  reports: PageReports;
  browser: string;
}

/** Undefined while there are no reports. */
function verdictOf({ name, version }: RegisteredRemote, { views, failures }: PageReports) {
  const failed = failures
    .flatMap((report) => RemoteFailureReport.safeParse(report).data ?? [])
    .find((report) => report.remote === name && report.version === version);
  if (failed) return `${failed.phase}: ${failed.cause}`;
  const shown = views.some((view) => view.remote === name && view.version === version);
  return shown ? '' : undefined;
}

/**
 * Errors after the page was shown, as in an effect, count too.
 * @returns undefined if the page shows nothing, empty without errors
 */
export async function verdictOfPage(
  page: Pick<Page, 'waitForTimeout' | 'waitForLoadState'>,
  release: RegisteredRemote,
  reports: PageReports,
): Promise<string | undefined> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (verdictOf(release, reports) === undefined && Date.now() < deadline) {
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  await page.waitForTimeout(WATCHED_AT_LEAST_MS);
  // The page never became idle within the maximum time.
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
  return verdictOf(release, reports);
}

/** @returns failed loads and errors as sentences */
export async function renderPages(input: PageInput): Promise<string[]> {
  const { origin, pages, release, reports, browser } = input;
  const running = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  const faults: string[] = [];
  try {
    const shown = pages.flatMap((page) =>
      checkedWindows(page).map((window) => ({ ...page, window })),
    );
    for (const { path, window, audience, expose } of shown) {
      reports.views.length = 0;
      reports.failures.length = 0;
      const context = await running.newContext({ viewport: window });
      if (audience !== 'anyone') {
        await context.addInitScript(
          (document) => localStorage.setItem('persist:root', document),
          sessionFor(audience),
        );
      }
      await context.exposeFunction('tellShown', (view: ShownRemote) => reports.views.push(view));
      await context.addInitScript(
        `addEventListener('${REMOTE_SHOWN_EVENT}', ({ detail }) => tellShown(detail))`,
      );
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'commit' });
      const verdict = await verdictOfPage(page, release, reports);
      if (verdict === undefined)
        faults.push(`${expose} was not shown at ${path}, ${window.width} px wide`);
      else if (verdict)
        faults.push(`${expose} failed at ${path}, ${window.width} px wide: ${verdict}`);
      await context.close();
    }
  } finally {
    await running.close();
  }
  return faults;
}
