import { palette, styled } from '@aranya/shared/ui/theme';

/** Container query for a map on a phone: buttons are one row, legend and layers bottom sheets. */
export const NARROW_MAP = '@container (max-width: 640px)';

/** In CSS pixels: the row of buttons with its margins, and the closed legend. */
export const ROW_HIGH = 58;
export const CLOSED_LEGEND_HIGH = 45;

/** Panel over the map; in a narrow map an open popup hides it. */
export const Surface = styled('div')({
  backgroundColor: palette.paper,
  color: palette.ink,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  boxShadow: '0 2px 10px rgba(11, 42, 31, 0.16)',
  [NARROW_MAP]: {
    '[role="region"]:has(.leaflet-popup) &': { visibility: 'hidden' },
  },
});

/** At least 44 px each way. */
export const SurfaceButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.sand },
  '&:disabled': { color: '#8a948e', cursor: 'default', backgroundColor: 'transparent' },
});
