import { settings } from '@aranya/shared/config';
import { SITE_LAYERS, type SiteLayer, type SiteLayers } from '@aranya/shared/contracts';
import { useReducedMotion } from '@aranya/shared/navigation';
import { palette, styled } from '@aranya/shared/ui/theme';
import * as Leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { layerOf } from './site-layer';

/** Also what is seen where no tiles come: quiet ground. */
const Ground = styled('div')({
  height: 560,
  borderRadius: 8,
  border: `1px solid ${palette.sandBorder}`,
  backgroundColor: palette.sand,
  fontFamily: 'inherit',
  '& .leaflet-tooltip': {
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    color: palette.ink,
    backgroundColor: 'rgba(250, 248, 243, 0.88)',
    fontSize: 13,
    fontWeight: 600,
    boxShadow: 'none',
    '&::before': { display: 'none' },
  },
  '& .leaflet-popup-content': { fontSize: 15, lineHeight: 1.5, margin: '14px 18px' },
  '& .leaflet-popup-content strong': { display: 'block' },
  '& .leaflet-bar a': { width: 44, height: 44, lineHeight: '44px', color: palette.ink },
  '& .leaflet-popup-close-button': { width: '44px !important', height: '44px !important' },
  '& .leaflet-control-attribution a': { color: palette.teal600, textDecoration: 'underline' },
});

const TILE_SOURCE = '&copy; OpenStreetMap contributors &copy; CARTO';

interface SiteMapProps {
  layers: SiteLayers;
  /** Layers that are switched on. */
  shown: ReadonlySet<SiteLayer>;
  /** Tiles of the light base map below the layers. */
  withBaseMap: boolean;
  label: string;
}

/** A field site's layers on a map. */
export function SiteMap({ layers, shown, withBaseMap, label }: SiteMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Leaflet.Map | null>(null);
  const drawn = useRef(new Map<SiteLayer, Leaflet.GeoJSON>());
  const still = useReducedMotion();

  useEffect(() => {
    if (!element.current) return;
    const created = Leaflet.map(element.current, {
      // Inside a page that scrolls, the wheel belongs to the page.
      scrollWheelZoom: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      zoomSnap: 0.5,
      // Also where a site is a single point.
      maxZoom: 19,
    });
    created.attributionControl.setPrefix(false);
    Leaflet.control.scale({ imperial: false }).addTo(created);
    drawn.current = new Map(SITE_LAYERS.map((name) => [name, layerOf(name, layers[name])]));
    const everything = Leaflet.featureGroup([...drawn.current.values()]);
    // Room around it as a share of the area: a margin in pixels has no zoom on a map without size.
    created.fitBounds(everything.getBounds().pad(0.04));
    map.current = created;
    return () => {
      map.current = null;
      created.remove();
    };
  }, [layers, still]);

  useEffect(() => {
    if (!map.current) return;
    for (const name of SITE_LAYERS) {
      const layer = drawn.current.get(name);
      if (shown.has(name)) layer?.addTo(map.current);
      else layer?.remove();
    }
    // Small things stay above large ones in whatever order they were switched on.
    for (const name of ['boundary', 'habitation', 'water', 'paths', 'plots'] as const) {
      if (shown.has(name)) drawn.current.get(name)?.bringToFront();
    }
  }, [layers, shown, still]);

  useEffect(() => {
    if (!map.current || !withBaseMap) return;
    const tiles = Leaflet.tileLayer(settings().map.lightTiles, { attribution: TILE_SOURCE });
    tiles.addTo(map.current);
    return () => {
      tiles.remove();
    };
  }, [layers, withBaseMap, still]);

  return <Ground ref={element} role="region" aria-label={label} />;
}
