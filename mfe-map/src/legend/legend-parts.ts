import { palette, styled } from '@aranya/shared/ui/theme';
import { Surface, SurfaceButton } from '../controls/surface';

export const LegendSheet = styled(Surface)(({ theme }) => ({
  position: 'absolute',
  left: 12,
  bottom: 12,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100% - 24px)',
  // Leaves the zoom buttons above it free.
  maxHeight: 'calc(100% - 24px)',
  [theme.breakpoints.up('md')]: { left: 16, bottom: 16, maxHeight: 'min(100% - 204px, 60%)' },
}));

export const LegendHeading = styled(SurfaceButton)({
  flexShrink: 0,
  justifyContent: 'space-between',
  paddingInline: '16px 12px',
  gap: 16,
  width: '100%',
  fontFamily: '"Source Serif 4 Variable", Georgia, serif',
  fontWeight: 600,
  fontSize: '1rem',
});

/** The '+' or '-' of the toggle. */
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
  width: 272,
  maxWidth: '100%',
  // In a narrow map the key takes no more than it needs.
  '@container (max-width: 640px)': { width: 236 },
  '&[hidden]': { display: 'none' },
});

export const LegendList = styled('ul')({
  margin: 0,
  padding: '4px 16px',
  listStyle: 'none',
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
