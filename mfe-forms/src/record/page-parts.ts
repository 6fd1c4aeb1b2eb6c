import { type Component, createApp, h } from 'vue';
import { followTexts, TEXTS } from '../texts';
import './record.css';

/** @returns function that removes the page */
export async function showPage(
  element: HTMLElement,
  page: Component,
  properties: Record<string, string> = {},
): Promise<() => void> {
  const { texts, stop } = await followTexts();
  const app = createApp(page, properties);
  app.provide(TEXTS, texts);
  app.mount(element);
  return () => {
    stop();
    app.unmount();
  };
}

export const pageButton = (words: string, onClick: () => unknown) =>
  h('button', { type: 'button', class: 'record-button', onClick }, words);

export const pageLink = (words: string, href: string) =>
  h('a', { class: 'record-button', href }, words);
