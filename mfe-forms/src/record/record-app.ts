import { createApp } from 'vue';
import { followTexts, TEXTS } from '../texts';
import { RecordPage } from './record-page';
import './record.css';

/** Shows the page in an element. @returns function that removes it */
export async function showRecordPage(element: HTMLElement, formId: string): Promise<() => void> {
  const { texts, stop } = await followTexts();
  const app = createApp(RecordPage, { formId });
  app.provide(TEXTS, texts);
  app.mount(element);
  return () => {
    stop();
    app.unmount();
  };
}
