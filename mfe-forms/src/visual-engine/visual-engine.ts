import type { MountedPage } from '@aranya/shared/federation';

/** Shows the page on which anybody can try the institute's model. */
export function mount(element: HTMLElement): MountedPage {
  const shown = import('./visual-engine-page').then(({ showVisualEngine }) =>
    showVisualEngine(element),
  );
  shown.catch((error: unknown) => console.error(error));
  return { unmount: () => void shown.then((remove) => remove()).catch(() => undefined) };
}
