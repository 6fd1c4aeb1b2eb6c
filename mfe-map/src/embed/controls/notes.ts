import { make } from '../look/make-element';

/** Each is shown at most once. */
export type NoteName = 'records' | 'data';

export function makeNotes(retryWord: string) {
  const note = () => make('div', { class: 'note', role: 'status', hidden: true });
  const notes: Record<NoteName, HTMLElement> = { records: note(), data: note() };
  return {
    elements: Object.values(notes),
    /** @param retry called by a button "Try again"; without it there is no button */
    say(name: NoteName, text: string, retry?: () => void) {
      const element = notes[name];
      const button = make('button', { type: 'button' }, retryWord);
      if (retry) button.addEventListener('click', retry);
      element.replaceChildren(make('span', {}, text), ...(retry ? [button] : []));
      element.hidden = false;
    },
    clear(name: NoteName) {
      notes[name].replaceChildren();
      notes[name].hidden = true;
    },
  };
}
