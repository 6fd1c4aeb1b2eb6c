import { hills } from '../look/icons';
import { make } from '../look/make-element';

/** Covers the map until it loads, or if it fails, with the page's own content of the element. */
export function makeCover() {
  const element = make('div', { class: 'cover' });
  const content = make('slot');
  return {
    element,
    /** @param retry called by the retry button; without it there is no button */
    say(text: string, retry?: { word: string; press: () => void }) {
      const children: Node[] = [hills(), content, make('p', { role: 'status' }, text)];
      if (retry) {
        const button = make('button', { type: 'button', class: 'pill' }, retry.word);
        button.addEventListener('click', retry.press);
        children.push(button);
      }
      element.replaceChildren(...children);
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}
