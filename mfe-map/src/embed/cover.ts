import { hills } from './look/icons';
import { make } from './look/make-element';

/**
 * What is over the map until it is there, and where it does not come: what the page has inside the element, a
 * sentence of ours, and a button that tries again.
 */
export function makeCover() {
  const element = make('div', { class: 'cover' });
  const content = make('slot');
  return {
    element,
    /** @param retry button that tries again */
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
