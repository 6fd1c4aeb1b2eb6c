import { styled } from '@aranya/shared/ui/theme';

/** Full-width background in the colour of paper, for text. */
export const PaperBackground = styled('div')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
