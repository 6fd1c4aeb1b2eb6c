import { createApp } from 'vue';
import { followTexts, TEXTS } from '../texts';
import { VisualEngine } from './visual-engine-page';
import '../record/record.css';

/** Shows the page in an element. @returns function that removes it */
export async function showVisualEngine(element: HTMLElement): Promise<() => void> {
  const { texts, stop } = await followTexts();
  const app = createApp(VisualEngine);
  app.provide(TEXTS, texts);
  app.mount(element);
  return () => {
    stop();
    app.unmount();
  };
}
