import type { MountedPage } from '@aranya/shared/federation';

/** Shows the page on which everybody tries the institute's model, which runs at this page's address only. */
export function mount(element: HTMLElement): MountedPage {
  const shown = import('./visual-engine-app').then(({ showVisualEngine }) =>
    showVisualEngine(element),
  );
  shown.catch((error: unknown) => console.error(error));
  return { unmount: () => void shown.then((remove) => remove()).catch(() => undefined) };
}
