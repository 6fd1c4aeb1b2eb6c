import { styled } from '@aranya/shared/ui/theme';

/**
 * Room of the lines about a phone. Until they are known it is that of what is mostly said, whether it is connected
 * and whether the trial record came, so that nothing below moves when they come.
 */
export const PhoneLines = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  margin: '12px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // Three rows of text on a phone, where the first line has two; two elsewhere.
  '&:not([data-known])': { minHeight: 'calc(3lh + 6px)' },
  [theme.breakpoints.up('md')]: { '&:not([data-known])': { minHeight: 'calc(2lh + 6px)' } },
}));
