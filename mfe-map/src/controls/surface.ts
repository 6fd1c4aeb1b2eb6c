import { palette, styled } from '@aranya/shared/ui/theme';

/** In a map that is narrower than this there is no room beside an open popup, in CSS pixels. */
const ROOM_BESIDE_POPUP = 480;

/** A sheet of paper over the map: buttons, legend, layer switcher, messages. Without room it makes way for an open popup. */
export const Surface = styled('div')({
  backgroundColor: palette.paper,
  color: palette.ink,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  boxShadow: '0 2px 10px rgba(11, 42, 31, 0.16)',
  [`@container (max-width: ${ROOM_BESIDE_POPUP}px)`]: {
    '[role="region"]:has(.leaflet-popup) &': { visibility: 'hidden' },
  },
});

/** A button that is a part of a sheet: as wide as its content, at least 44 px each way. */
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
