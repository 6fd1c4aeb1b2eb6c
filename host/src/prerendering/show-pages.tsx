import { addressIn } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { loadExpose, overrides, versionInUse } from '@aranya/shared/federation';
import {
  beginIn,
  showIn,
  textsArrived,
  wishedLanguage,
  wishedReading,
} from '@aranya/shared/languages';
import { drawWithoutWindow } from '@aranya/shared/navigation';
import { adoptStyleAttributes, identifierPrefix } from '@aranya/shared/prerendering';
import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathOf } from '../routes/addresses';
import { type DrawnRoot, takeDrawnRoot } from './drawn-root';
import { holdEarlyInput } from './early-input';
import { KeptPage } from './kept-page';
import { readingPlace } from './reading-place';

/** Afterwards the shell hydrates alone. */
const HYDRATION_TIMEOUT_MS = 10_000;

/** The shell was hidden because it was rendered in another language (shell.css). */
async function showShell() {
  const { dataset } = document.documentElement;
  if (!dataset.readIn) return;
  await textsArrived(wishedReading());
  delete dataset.readIn;
}

interface HydratedProps {
  onReady?: () => void;
  children: ReactNode;
}

/** Calls `onReady` once when everything inside is hydrated. */
function Hydrated({ onReady, children }: HydratedProps) {
  const ready = useEffectEvent(() => {
    onReady?.();
    showShell();
  });
  useEffect(() => ready(), []);
  return children;
}

/** The page was prerendered in place of the other application's. */
function goToCounterpart({ path, language, counterpartOf }: DrawnRoot) {
  if (counterpartOf !== pathOf(window.location.pathname) || window.history.state?.usr) return;
  window.history.replaceState({ usr: { counterpartOf } }, '', addressIn(language, path));
}

/** The first render equals the prerendered page if language, path and person match. */
function matchesPrerendered({ path, language, counterpartOf }: DrawnRoot): boolean {
  const { usr } = window.history.state ?? {};
  const isRequested = counterpartOf ? usr?.counterpartOf === counterpartOf : !usr;
  const isHere = addressIn(language, path) === window.location.pathname;
  return isHere && isRequested && Object.keys(overrides()).length === 0;
}

function report(remote: string, version: string, cause: string) {
  console.info(`${remote} ${version}: ${cause}`);
  publish('federation/remote-failed', { remote, version, phase: 'page', cause });
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds));

interface LoadedPage {
  /** Its module was loaded from the release that rendered the page. */
  matches: boolean;
  /** Undefined while it may still load. */
  failure?: unknown;
}

async function loadPage({ release, language }: DrawnRoot): Promise<LoadedPage> {
  // The shell's texts load in parallel with the remote.
  const shellTexts = textsArrived(language);
  if (!release) return { matches: await shellTexts };
  const { remote, expose, version } = release;
  try {
    const late = wait(HYDRATION_TIMEOUT_MS).then(() => 'late' as const);
    if ((await Promise.race([loadExpose(remote, expose), late])) === 'late')
      return { matches: false };
  } catch (failure) {
    // The loader reports the failure; the page's region shows the next step.
    return { matches: false, failure };
  }
  if (versionInUse(remote) === version) {
    return { matches: (await shellTexts) && (await textsArrived(language)) };
  }
  report(remote, versionInUse(remote), `the page that was shown first is of version ${version}`);
  return { matches: false };
}

/** @param page everything inside the root */
export async function showPages(page: ReactNode) {
  const drawn = takeDrawnRoot();
  const root = drawn?.root ?? document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  if (!drawn) {
    createRoot(root).render(<Hydrated>{page}</Hydrated>);
    return;
  }
  goToCounterpart(drawn);
  const { application, path, language, release } = drawn;
  const input = holdEarlyInput(root);
  const { matches, failure }: LoadedPage = matchesPrerendered(drawn)
    ? await loadPage(drawn)
    : { matches: false };
  adoptStyleAttributes(root);
  // The person may have navigated meanwhile.
  if (matches && matchesPrerendered(drawn)) {
    input.gather();
    // The window may have been resized, so the prerendered application is hydrated first.
    drawWithoutWindow(application);
    beginIn(language);
    const afterHydration = () => {
      input.replay();
      showIn(wishedLanguage());
    };
    // A transition lets React yield to the browser; a press makes it finish at once.
    startTransition(() => {
      hydrateRoot(root, <Hydrated onReady={afterHydration}>{page}</Hydrated>, {
        identifierPrefix: identifierPrefix(application),
        onRecoverableError: (error) => {
          // React's message does not contain the reason.
          const cause = (error instanceof Error && error.cause) || error;
          report(release?.remote ?? 'host', release?.version ?? '', `drawn again: ${cause}`);
        },
      });
    });
    return;
  }
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  createRoot(root).render(
    <Hydrated onReady={input.replay}>
      <KeptPage value={{ path, nodes, place: readingPlace(nodes), language, failure }}>
        {page}
      </KeptPage>
    </Hydrated>,
  );
}
