import type L from 'leaflet';
import { make } from '../look/make-element';
import type { Words } from '../words';

/** After the last try, in milliseconds. */
const SAID_MS = 1_500;

interface CooperativeOptions {
  stage: HTMLElement;
  words: Words;
  signal: AbortSignal;
}

/**
 * Leaves wheel and one-finger gestures to the page: the map zooms with Ctrl or Command held, and
 * moves with two fingers. A message explains that to people who try otherwise.
 */
export function cooperate(map: L.Map, { stage, words, signal }: CooperativeOptions) {
  const hint = make('p', { class: 'hint', role: 'status', hidden: true });
  stage.append(hint);
  stage.classList.add('cooperative');
  let timer = 0;
  const say = (text: string) => {
    if (hint.textContent !== text) hint.textContent = text;
    hint.hidden = false;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      hint.hidden = true;
    }, SAID_MS);
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  const isMap = ({ target }: Event) =>
    target instanceof Node && map.getContainer().contains(target);

  function wheel(event: WheelEvent) {
    if (!isMap(event) || event.ctrlKey || event.metaKey) return;
    // Leaflet does not receive the event, so the page scrolls.
    event.stopPropagation();
    say(words.wheelHint);
  }
  function touchStart(event: TouchEvent) {
    // Leaflet's dragging uses one finger; with two its pinch zoom moves the map.
    map.dragging.disable();
    if (event.touches.length > 1) hint.hidden = true;
  }
  function touchMove(event: TouchEvent) {
    if (isMap(event) && event.touches.length === 1) say(words.touchHint);
  }
  function mouse({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') map.dragging.enable();
  }
  const early = { capture: true, passive: true, signal };
  stage.addEventListener('wheel', wheel, early);
  stage.addEventListener('touchstart', touchStart, early);
  stage.addEventListener('touchmove', touchMove, early);
  stage.addEventListener('pointerdown', mouse, early);
}
