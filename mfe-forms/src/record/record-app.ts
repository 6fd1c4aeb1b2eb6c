import { createApp } from 'vue';
import { followTexts, TEXTS } from '../texts';
import { RecordPage } from './record-page';
import './record.css';

/**
 * Shows the page in an element.
 * @param page properties of the page
 * @returns function that removes the page
 */
export async function showRecordPage(
  element: HTMLElement,
  page: { formId: string; recordId: string },
): Promise<() => void> {
  const { texts, stop } = await followTexts();
  const app = createApp(RecordPage, page);
  app.provide(TEXTS, texts);
  app.mount(element);
  return () => {
    stop();
    app.unmount();
  };
}
