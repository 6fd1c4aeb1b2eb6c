import { openIcon } from '../look/icons';
import { make } from '../look/make-element';

export interface Panel {
  element: HTMLElement;
  body: HTMLElement;
  suggest: (open: boolean) => void;
}

/** Ids are scoped to one shadow tree, so two maps do not conflict. */
const BODY_ID = (name: string) => `${name}-body`;

interface PanelOptions {
  name: 'layers' | 'legend';
  heading: string;
  icon?: SVGSVGElement;
  isOpen: boolean;
}

export function makePanel({ name, heading, icon, isOpen }: PanelOptions): Panel {
  const turn = openIcon();
  turn.classList.add('turn');
  const button = make(
    'button',
    { type: 'button', class: 'heading', 'aria-controls': BODY_ID(name) },
    ...(icon ? [icon] : []),
    make('span', { class: 'word' }, heading),
    turn,
  );
  const body = make('div', { class: 'body', id: BODY_ID(name) });
  const element = make('div', {
    class: `sheet panel ${name}`,
    role: 'group',
    'aria-label': heading,
  });
  element.append(button, body);
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    body.hidden = !open;
  };
  let hasChosen = false;
  button.addEventListener('click', () => {
    hasChosen = true;
    show(body.hidden === true);
  });
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || body.hidden) return;
    show(false);
    button.focus();
  });
  show(isOpen);
  const suggest = (open: boolean) => {
    if (!hasChosen) show(open);
  };
  return { element, body, suggest };
}
