import { EDIT_PARAMETER } from '@aranya/shared/contracts';
import type { MountedPage, MountOptions } from '@aranya/shared/federation';

/**
 * The page brings its own Vue, whose Trusted Types policy is allowed at the page's address only.
 */
export function mount(element: HTMLElement, { parameters }: MountOptions): MountedPage {
  const recordId = new URLSearchParams(window.location.search).get(EDIT_PARAMETER) ?? '';
  const shown = import('./record-page').then(({ showRecordPage }) =>
    showRecordPage(element, { formId: parameters.formId ?? '', recordId }),
  );
  shown.catch((error: unknown) => console.error(error));
  return { unmount: () => void shown.then((remove) => remove()).catch(() => undefined) };
}
