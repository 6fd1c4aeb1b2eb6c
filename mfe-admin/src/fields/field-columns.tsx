import { columnsFrom } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';

export const FieldColumns = styled('div')(columnsFrom('md', 'repeat(2, minmax(0, 1fr))'), {
  gap: 20,
  alignItems: 'start',
  maxWidth: 960,
});
