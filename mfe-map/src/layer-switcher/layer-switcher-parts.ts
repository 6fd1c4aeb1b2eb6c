import { palette, serif, styled } from '@aranya/shared/ui/theme';
import {
  CLOSED_LEGEND_HIGH,
  NARROW_MAP,
  ROW_HIGH,
  Surface,
  SurfaceButton,
} from '../controls/surface';

export const SwitcherSheet = styled(Surface)(({ theme }) => ({
  position: 'absolute',
  top: 12,
  right: 12,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  // Leaves room for the buttons at the left and the closed legend below.
  maxWidth: 'calc(100% - 82px)',
  maxHeight: 'calc(100% - 82px)',
  [theme.breakpoints.up('md')]: { top: 16, right: 16 },
  [NARROW_MAP]: {
    top: 6,
    right: 6,
    '&[data-open]': {
      top: ROW_HIGH,
      right: 0,
      bottom: CLOSED_LEGEND_HIGH,
      left: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      borderRadius: '16px 16px 0 0',
    },
  },
}));

export const SwitcherHeading = styled(SurfaceButton)({
  flexShrink: 0,
  justifyContent: 'flex-start',
  paddingInline: '12px 16px',
  width: '100%',
  fontFamily: serif,
  fontWeight: 600,
  fontSize: '1rem',
  '& svg:nth-of-type(2)': { marginLeft: 'auto' },
  // In the row there is only room for the icon.
  [NARROW_MAP]: {
    '&[aria-expanded="false"]': { justifyContent: 'center', gap: 0, padding: 0, fontSize: 0 },
  },
});

export const SwitcherBody = styled('div')({
  minHeight: 0,
  width: 300,
  maxWidth: '100%',
  [NARROW_MAP]: { width: 'auto' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${palette.sandBorder}`,
  padding: '4px 8px 8px',
  '&[hidden]': { display: 'none' },
});

export const LayerGroup = styled('fieldset')({
  '& > p': { margin: 0, paddingInline: 8, fontSize: '0.9375rem' },
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& + &': { borderTop: `1px solid ${palette.sandBorder}`, marginTop: 4 },
});

export const LayerGroupName = styled('legend')({
  padding: '12px 8px 4px',
  color: palette.ink2,
  fontSize: '0.875rem',
  fontWeight: 600,
});

export const FindField = styled('input')({
  display: 'block',
  width: 'calc(100% - 16px)',
  minHeight: 44,
  margin: '4px 8px',
  padding: '4px 12px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: '#fff',
  border: '1px solid #A9A08A',
  borderRadius: 8,
});

export const LayerRow = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.sand },
  '& input': {
    flexShrink: 0,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: palette.forest600,
    cursor: 'pointer',
  },
  '& em': { display: 'block', color: palette.ink2, fontSize: '0.875rem' },
});
