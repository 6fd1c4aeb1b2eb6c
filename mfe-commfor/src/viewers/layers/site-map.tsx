import { settings } from '@aranya/shared/config';
import { SITE_LAYERS, type SiteLayer, type SiteLayers } from '@aranya/shared/contracts';
import { useReducedMotion } from '@aranya/shared/navigation';
import { palette, styled } from '@aranya/shared/ui/theme';
import { geoJSON, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useCallback, useMemo } from 'react';
import {
  AttributionControl,
  MapContainer,
  ScaleControl,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import { useText } from '../../texts';
import { DrawnLayers } from './drawn-layers';

/** The background is visible where tiles are missing. */
const StyledMap = styled(MapContainer)({
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
  '&& a.leaflet-popup-close-button': { width: 44, height: 44 },
  '& .leaflet-control-attribution a': { color: palette.teal600, textDecoration: 'underline' },
});

const TILE_SOURCE = '© OpenStreetMap contributors © CARTO';

interface SiteMapProps {
  layers: SiteLayers;
  shown: ReadonlySet<SiteLayer>;
  withBaseMap: boolean;
  label: string;
}

/** A share of the area: with pixel padding a map of size zero has no zoom level. */
const boundsOf = (layers: SiteLayers): LatLngBounds =>
  geoJSON(SITE_LAYERS.flatMap((name) => layers[name].features))
    .getBounds()
    .pad(0.04);

export function SiteMap({ layers, shown, withBaseMap, label }: SiteMapProps) {
  const text = useText();
  const close = text('Close');
  const still = useReducedMotion();
  const bounds = useMemo(() => boundsOf(layers), [layers]);
  const name = useCallback(
    (map: LeafletMap | null) => {
      map?.getContainer().setAttribute('role', 'region');
      map?.getContainer().setAttribute('aria-label', label);
      // Leaflet's own labels are in English only.
      map?.on('popupopen', ({ popup }) =>
        popup
          .getElement()
          ?.querySelector('.leaflet-popup-close-button')
          ?.setAttribute('aria-label', close),
      );
    },
    [label, close],
  );
  return (
    <StyledMap
      // Leaflet ignores changed options, so each site has its own map.
      key={`${label} ${still}`}
      ref={name}
      bounds={bounds}
      // The wheel scrolls the surrounding page.
      scrollWheelZoom={false}
      zoomAnimation={!still}
      fadeAnimation={!still}
      zoomSnap={0.5}
      // Also works for a site that is a single point.
      maxZoom={19}
      attributionControl={false}
      zoomControl={false}
    >
      <ZoomControl zoomInTitle={text('Zoom in')} zoomOutTitle={text('Zoom out')} />
      <AttributionControl prefix={false} />
      <ScaleControl imperial={false} />
      {withBaseMap && <TileLayer url={settings().map.lightTiles} attribution={TILE_SOURCE} />}
      <DrawnLayers layers={layers} shown={shown} />
    </StyledMap>
  );
}
