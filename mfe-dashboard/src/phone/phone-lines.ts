import { styled } from '@aranya/shared/ui/theme';

/** Before the lines load they have their usual height, so that the layout does not shift. */
export const PhoneLines = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  margin: '12px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // Three rows of text on a phone, where the first line wraps; two elsewhere.
  '&:not([data-known])': { minHeight: 'calc(3lh + 6px)' },
  [theme.breakpoints.up('md')]: { '&:not([data-known])': { minHeight: 'calc(2lh + 6px)' } },
}));
