import { type Language, MOBILE_MAX_WIDTH, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

export interface DrawnRoot {
  root: HTMLElement;
  application: 'desktop' | 'mobile';
  path: string;
  language: Language;
  /** Path of the other application's page that this one replaces, if it has no own path. */
  counterpartOf: string | undefined;
  /** Undefined if it shows only the shell. */
  release: { remote: string; expose: string; version: string } | undefined;
}

const chosenApplication = () =>
  window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches ? 'mobile' : 'desktop';

/** Removes the other application's page. @returns undefined if nothing was prerendered */
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
