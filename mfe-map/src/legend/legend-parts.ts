import { palette, plainList, serif, styled } from '@aranya/shared/ui/theme';
import { NARROW_MAP, ROW_HIGH, Surface, SurfaceButton } from '../controls/surface';

/** In CSS pixels: the buttons at the left, and 'Layers' at the top. */
const BUTTONS = { wide: 58, high: 222 };
const LAYERS_HIGH = 58;
const MARGINS = 24;

export const LegendSheet = styled(Surface)({
  position: 'absolute',
  left: 12,
  bottom: 12,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: `calc(100% - ${MARGINS}px)`,
  maxHeight: `calc(100% - ${MARGINS}px)`,
  // Over the map, the legend does not cover the buttons; on a low map it is beside them.
  '[role="region"]:not([data-wide]) > &': { maxHeight: `calc(100% - ${MARGINS + BUTTONS.high}px)` },
  '@media (max-height: 700px)': {
    '[role="region"]:not([data-wide]) > &': {
      left: 12 + BUTTONS.wide,
      maxWidth: `calc(100% - ${MARGINS + BUTTONS.wide}px)`,
      maxHeight: `calc(100% - ${MARGINS + LAYERS_HIGH}px)`,
    },
  },
  [NARROW_MAP]: {
    '[role="region"]:not([data-wide]) > &': {
      right: 0,
      bottom: 0,
      left: 0,
      maxWidth: 'none',
      maxHeight: `calc(100% - ${ROW_HIGH}px)`,
      borderWidth: '1px 0 0',
      borderRadius: '16px 16px 0 0',
    },
  },
});

export const ChosenName = styled('span')({
  flex: '1 1 0',
  overflow: 'hidden',
  color: palette.ink2,
  fontSize: '0.875rem',
  textAlign: 'right',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const LegendHeading = styled(SurfaceButton)({
  flexShrink: 0,
  justifyContent: 'space-between',
  paddingInline: '16px 12px',
  gap: 16,
  width: '100%',
  fontFamily: serif,
  fontWeight: 600,
  fontSize: '1rem',
});

export const Sign = styled('span')({
  width: 20,
  fontFamily: '"Noto Sans Variable", system-ui, sans-serif',
  fontSize: '1.375rem',
  lineHeight: 1,
  textAlign: 'center',
});

export const LegendBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: 268,
  maxWidth: '100%',
  [NARROW_MAP]: { width: 'auto' },
  '&[hidden]': { display: 'none' },
});

export const LegendList = styled('ul')({
  ...plainList,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${palette.sandBorder}`,
});

export const LegendTotal = styled('p')({
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'space-between',
  margin: 0,
  padding: '10px 16px',
  borderTop: `1px solid ${palette.sandBorder}`,
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
