import { styled } from '@aranya/shared/ui/theme';

/** Paper from edge to edge: everything that is read lies on it. */
export const PaperGround = styled('div')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
