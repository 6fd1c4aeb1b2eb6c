import { styled } from '@aranya/shared/ui/theme';

export const PaperBackground = styled('div')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
