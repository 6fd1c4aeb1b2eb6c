import { styled } from '@aranya/shared/ui/theme';

/** A drawing that covers its box. */
export const Picture = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
