import { type Language, MOBILE_MAX_WIDTH, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** What stands in the page before any script. */
export interface DrawnRoot {
  root: HTMLElement;
  application: 'desktop' | 'mobile';
  /** Path that it was made for. */
  path: string;
  language: Language;
  /** The other application's path, in whose place this one is shown; undefined if it is its own. */
  counterpartOf: string | undefined;
  /** Release whose page it shows; undefined if it shows the shell alone. */
  release: { remote: string; expose: string; version: string } | undefined;
}

const chosenApplication = () =>
  window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches ? 'mobile' : 'desktop';

/**
 * Leaves only the application of this window in the document, under the id `root`.
 * @returns undefined if nothing was drawn
 */
export function takeDrawnRoot(): DrawnRoot | undefined {
  const application = chosenApplication();
  const drawnFor = (name: string) =>
    document.querySelector<HTMLElement>(`[data-drawn="${name}"]`) ?? undefined;
  const root = drawnFor(application);
  const other = drawnFor(application === 'mobile' ? 'desktop' : 'mobile');
  if (!root || !other) return undefined;
  other.remove();
  root.id = 'root';
  const {
    path = '',
    language = SOURCE_LANGUAGE,
    counterpartOf,
    remote,
    expose,
    version,
  } = root.dataset;
  const release = remote && expose && version ? { remote, expose, version } : undefined;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  return { root, application, path, language, counterpartOf, release };
}
