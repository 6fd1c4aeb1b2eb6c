import type L from 'leaflet';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-leaflet';

const PAGES: Readonly<Record<string, string>> = {
  Leaflet: 'https://leafletjs.com',
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
  CARTO: 'https://carto.com/attributions',
};
const NAMES = new RegExp(`(${Object.keys(PAGES).join('|')})`);

function withLinks(text: string): (string | HTMLAnchorElement)[] {
  return text.split(NAMES).map((part) => {
    const href = PAGES[part];
    if (!href) return part;
    const link = document.createElement('a');
    return Object.assign(link, { href, target: '_blank', rel: 'noreferrer', textContent: part });
  });
}

interface CreditsProps {
  within: RefObject<HTMLElement | null>;
}

/**
 * Outside the map, because on a phone the line would cover a third of the view. Leaflet's own
 * control writes HTML, which the page's policy refuses.
 */
export function Credits({ within }: CreditsProps) {
  const map = useMap();
  useEffect(() => {
    const write = () => {
      const works = new Set(['Leaflet']);
      map.eachLayer((layer: L.Layer) => {
        const work = layer.getAttribution?.();
        if (work) works.add(work);
      });
      within.current?.replaceChildren(...withLinks([...works].join(' | ')));
    };
    map.on('layeradd layerremove', write);
    write();
    return () => {
      map.off('layeradd layerremove', write);
      within.current?.replaceChildren();
    };
  }, [map, within]);
  return null;
}
