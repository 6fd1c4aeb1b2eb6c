import { palette, styled } from '@aranya/shared/ui/theme';
import { MapContainer } from 'react-leaflet';
import { CLOSED_LEGEND_HIGH, NARROW_MAP } from '../controls/surface';

/** In CSS pixels. */
const LEGEND_COLUMN = 292;

export const Whole = styled('div')(({ theme }) => ({
  '&[data-view="large"]': {
    position: 'fixed',
    inset: 0,
    zIndex: theme.zIndex.modal,
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: palette.paper,
  },
}));

export const Frame = styled('div')({
  position: 'relative',
  // Leaflet's layers use z-indices up to 1000; isolation keeps them below the page's own.
  isolation: 'isolate',
  containerType: 'inline-size',
  overflow: 'hidden',
  minHeight: 320,
  borderRadius: 12,
  border: '1px solid #DED5C1',
  backgroundColor: palette.paper,
  '[data-view="large"] > &': { flex: '1 1 0', minHeight: 0, border: 0, borderRadius: 0 },
});

export const MapPart = styled('div')({
  position: 'absolute',
  inset: 0,
  '&[data-beside-legend]': { left: LEGEND_COLUMN, borderLeft: `1px solid ${palette.sandBorder}` },
});

export const StyledMap = styled(MapContainer)({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  // The scale is above the closed legend.
  [NARROW_MAP]: { '&.species-map .leaflet-bottom': { marginBottom: CLOSED_LEGEND_HIGH } },
});
