import type { MountedPage } from '@aranya/shared/federation';

export function mount(element: HTMLElement): MountedPage {
  const shown = import('./visual-engine-page').then(({ showVisualEngine }) =>
    showVisualEngine(element),
  );
  shown.catch((error: unknown) => console.error(error));
  return { unmount: () => void shown.then((remove) => remove()).catch(() => undefined) };
}
