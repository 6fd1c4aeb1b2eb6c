import type L from 'leaflet';
import { mapWords } from '../words';
import { cooperate } from './cooperative';

/** Creates a stage with a map that counts the wheel events it receives. */
function stageWithMap() {
  const stage = document.createElement('div');
  const container = document.createElement('div');
  stage.append(container);
  document.body.append(stage);
  const wheels = jest.fn();
  container.addEventListener('wheel', wheels);
  const dragging = { enable: jest.fn(), disable: jest.fn() };
  const map = { getContainer: () => container, dragging } as unknown as L.Map;
  const leaving = new AbortController();
  cooperate(map, { stage, words: mapWords((english) => english), signal: leaving.signal });
  const hint = () => stage.querySelector<HTMLElement>('[role=status]:not([hidden])')?.textContent;
  return { container, wheels, dragging, hint, leaving };
}

afterEach(() => document.body.replaceChildren());

test('leaves the wheel to the page, and explains how to zoom', () => {
  const { container, wheels, hint } = stageWithMap();
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true });
  container.dispatchEvent(wheel);
  expect(wheels).not.toHaveBeenCalled();
  expect(wheel.defaultPrevented).toBe(false);
  expect(hint()).toBe('Hold Ctrl and scroll to zoom the map.');
});

test('zooms with the wheel while Ctrl is held', () => {
  const { container, wheels, hint } = stageWithMap();
  container.dispatchEvent(new WheelEvent('wheel', { bubbles: true, ctrlKey: true }));
  expect(wheels).toHaveBeenCalledTimes(1);
  expect(hint()).toBeUndefined();
});

test('scrolls the page with one finger, drags the map with a mouse', () => {
  const { container, dragging, hint } = stageWithMap();
  const touch = (type: string, fingers: number) =>
    container.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { touches: new Array(fingers) }),
    );
  touch('touchstart', 1);
  expect(dragging.disable).toHaveBeenCalled();
  touch('touchmove', 2);
  expect(hint()).toBeUndefined();
  touch('touchmove', 1);
  expect(hint()).toBe('Move the map with two fingers.');
  const press = Object.assign(new Event('pointerdown', { bubbles: true }), {
    pointerType: 'mouse',
  });
  container.dispatchEvent(press);
  expect(dragging.enable).toHaveBeenCalledTimes(1);
});

test('removes its listeners with the map', () => {
  const { container, wheels, leaving } = stageWithMap();
  leaving.abort();
  container.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(wheels).toHaveBeenCalledTimes(1);
});
