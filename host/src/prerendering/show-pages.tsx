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
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathOf } from '../routes/addresses';
import { type DrawnRoot, takeDrawnRoot } from './drawn-root';
import { holdEarlyInput } from './early-input';
import { KeptPage } from './kept-page';

/** A page that was there waits so long for its remote before the shell goes on alone, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A shell that stood in another language than the person's was not shown until now (shell.css). */
async function showShell() {
  const { dataset } = document.documentElement;
  if (!dataset.readIn) return;
  await textsArrived(wishedReading());
  delete dataset.readIn;
}

interface ReactingProps {
  onReady?: () => void;
  children: ReactNode;
}

/** Tells once that everything inside reacts. */
function Reacting({ onReady, children }: ReactingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    onReady?.();
    showShell();
  }, []);
  return children;
}

/** Goes on to the page that was drawn in the place of the other application's, as the router would. */
function goToCounterpart({ path, language, counterpartOf }: DrawnRoot) {
  if (counterpartOf !== pathOf(window.location.pathname) || window.history.state?.usr) return;
  window.history.replaceState({ usr: { counterpartOf } }, '', addressIn(language, path));
}

/** Whether the scripts begin with what was drawn: nothing of this visit asks for something else. */
function isAsDrawn({ path, language, counterpartOf }: DrawnRoot): boolean {
  const { usr } = window.history.state ?? {};
  const isAsked = counterpartOf ? usr?.counterpartOf === counterpartOf : !usr;
  const isHere = addressIn(language, path) === window.location.pathname;
  return isHere && isAsked && Object.keys(overrides()).length === 0;
}

function report(remote: string, version: string, cause: string) {
  console.info(`${remote} ${version}: ${cause}`);
  publish('federation/remote-failed', { remote, version, phase: 'page', cause });
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds));

/** What became of the module that a drawn page was made from. */
interface Arrival {
  /** It is here and is the same release. */
  fits: boolean;
  /** Why it did not come; undefined if it may still come. */
  failure?: unknown;
}

async function arrivalOf({ release, language }: DrawnRoot): Promise<Arrival> {
  // The shell's own come beside the remote.
  const ofShell = textsArrived(language);
  if (!release) return { fits: await ofShell };
  const { remote, expose, version } = release;
  try {
    const late = wait(PATIENCE_MS).then(() => 'late' as const);
    if ((await Promise.race([loadExpose(remote, expose), late])) === 'late') return { fits: false };
  } catch (failure) {
    // Reported by the loader; the region of the page says what to do.
    return { fits: false, failure };
  }
  if (versionInUse(remote) === version) {
    return { fits: (await ofShell) && (await textsArrived(language)) };
  }
  report(remote, versionInUse(remote), `the page that was shown first is of version ${version}`);
  return { fits: false };
}

/**
 * Shows the product in the page: takes over what is there, or draws it.
 * @param page everything inside the root
 */
export async function showPages(page: ReactNode) {
  const drawn = takeDrawnRoot();
  const root = drawn?.root ?? document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  if (!drawn) {
    createRoot(root).render(<Reacting>{page}</Reacting>);
    return;
  }
  goToCounterpart(drawn);
  const { application, path, language, release } = drawn;
  const input = holdEarlyInput(root);
  const { fits, failure }: Arrival = isAsDrawn(drawn) ? await arrivalOf(drawn) : { fits: false };
  adoptStyleAttributes(root);
  // Meanwhile somebody may have gone on.
  if (fits && isAsDrawn(drawn)) {
    input.gather();
    // The window may have another width by now: what stands here is taken over first.
    drawWithoutWindow(application);
    beginIn(language);
    const goOn = () => {
      input.replay();
      showIn(wishedLanguage());
    };
    // As a transition React lets the browser in between; a press makes it finish at once.
    startTransition(() => {
      hydrateRoot(root, <Reacting onReady={goOn}>{page}</Reacting>, {
        identifierPrefix: identifierPrefix(application),
        onRecoverableError: (error) => {
          // React's own words name no reason.
          const cause = (error instanceof Error && error.cause) || error;
          report(release?.remote ?? 'host', release?.version ?? '', `drawn again: ${cause}`);
        },
      });
    });
    return;
  }
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  createRoot(root).render(
    <Reacting onReady={input.replay}>
      <KeptPage value={{ path, nodes, language, failure }}>{page}</KeptPage>
    </Reacting>,
  );
}
