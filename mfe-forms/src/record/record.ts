import type { MountedPage, MountOptions } from '@aranya/shared/federation';
import { type App, createApp } from 'vue';
import { followTexts, TEXTS } from '../texts';
import { RecordPage } from './record-page';
import './record.css';

/** Shows the page on which a collector fills in a form. */
export function mount(element: HTMLElement, { parameters }: MountOptions): MountedPage {
  let app: App | undefined;
  let isOver = false;
  let stopTexts = () => {};
  const start = async () => {
    const { texts, stop } = await followTexts();
    stopTexts = stop;
    if (isOver) return stop();
    app = createApp(RecordPage, { formId: parameters.formId ?? '' });
    app.provide(TEXTS, texts);
    app.mount(element);
  };
  start().catch((error: unknown) => console.error(error));
  return {
    unmount: () => {
      isOver = true;
      stopTexts();
      app?.unmount();
    },
  };
}
