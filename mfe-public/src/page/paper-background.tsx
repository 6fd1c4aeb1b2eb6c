import { styled } from '@aranya/shared/ui/theme';

/** A paper-coloured background from edge to edge, for text. */
export const PaperBackground = styled('div')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
