import { palette, styled } from '@aranya/shared/ui/theme';
import { SurfaceButton } from '../controls/surface';

export const Press = styled(SurfaceButton)({
  marginLeft: -12,
  marginRight: 12,
  paddingInline: 12,
  color: palette.teal600,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
});
export const PressLink = Press.withComponent('a');
