import { trustOfPage } from './script-trust';

type Asking = HTMLLinkElement | HTMLScriptElement;

const isAsked = (url: string) =>
  [...document.querySelectorAll<Asking>('link[href], script[src]')].some(
    (element) => url === ('src' in element ? element.src : element.href),
  );

/**
 * Asks for scripts and style sheets of a release beside each other: the remote's own runtime adds them one after
 * the other, and waits for them.
 * @param urls absolute addresses
 * @param hashOf the file's hash; by default the one that the page knows
 */
export function preloadFiles(
  urls: readonly string[],
  hashOf = (url: string) => trustOfPage()?.integrity(url) ?? '',
) {
  for (const url of urls) {
    if (isAsked(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.integrity = hashOf(url);
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
}
