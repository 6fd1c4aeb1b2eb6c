import { make } from '../look/make-element';
import type { AranyaMapOptions } from '../types/embed';

/**
 * Leaflet writes HTML, which a page that enforces Trusted Types refuses, and fails if a page has
 * added members to all objects.
 * @param isOurs the page has our origin: its default policy permits Leaflet's HTML
 */
export function takesLeaflet(isOurs: boolean): boolean {
  if (isOurs) return true;
  try {
    make('div').innerHTML = '<svg/>';
  } catch {
    return false;
  }
  return Object.keys(Object.prototype).length === 0;
}

function parametersOf({ data, layers, height: _, server: __, ...options }: AranyaMapOptions) {
  const all = {
    ...options,
    layers: typeof layers === 'string' ? layers : layers?.join(' '),
    data: typeof data === 'object' ? JSON.stringify(data) : data,
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/**
 * Options are in the URL fragment, so that the page's own data are not sent.
 * @param origin of the institute
 * @param title accessible name of the frame
 * @returns the frame, and a promise of its load event
 */
export function mapPage(origin: string, options: AranyaMapOptions, title: string) {
  const src = `${origin}/embed#${parametersOf(options)}`;
  const frame = make('iframe', { src, title, referrerpolicy: 'no-referrer' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return { frame, loaded };
}
