import { createElement, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's host with its own React version. It loads the map on demand. */
function SpeciesMap({ loadMap }) {
  const place = useRef(null);
  const [state, setState] = useState('loading');
  useEffect(() => {
    let map;
    let isGone = false;
    loadMap().then(({ mount }) => {
      if (isGone) return;
      map = mount(place.current, { lang: 'en', center: [84.5, 21], zoom: 7 });
      map.element.addEventListener('aranya-ready', () => setState('ready'));
    });
    return () => {
      isGone = true;
      map?.unmount();
    };
  }, [loadMap]);
  return createElement(
    'section',
    null,
    createElement('p', null, `React ${version}: `, createElement('output', null, state)),
    createElement('div', { ref: place }),
  );
}

/** @param loadMap resolves with the module `mfe_map/mount` */
export function startHost(loadMap) {
  createRoot(document.getElementById('root')).render(createElement(SpeciesMap, { loadMap }));
}
