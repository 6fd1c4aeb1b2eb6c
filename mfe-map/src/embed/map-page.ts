import { make } from './look/make-element';
import type { AranyaMapOptions } from './types/embed';

/**
 * Whether Leaflet can draw on this page. It writes markup, which a page that enforces Trusted Types does not take, and
 * fails where a page has given members to all objects.
 * @param isOurs the page has our origin: its default policy lets Leaflet write
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

/** Options as the page for frames takes them. */
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
 * The page for frames in place of the map. Options are behind `#`, so that the page's own data stay in the browser.
 * @param origin of the institute
 * @param title what a screen reader calls the frame
 * @returns the frame, and when its page is loaded once it is in the document
 */
export function mapPage(origin: string, options: AranyaMapOptions, title: string) {
  const src = `${origin}/embed#${parametersOf(options)}`;
  const frame = make('iframe', { src, title, referrerpolicy: 'no-referrer' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return { frame, loaded };
}
