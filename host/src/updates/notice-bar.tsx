import { Paper } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';

/** Is in the page's flow, so that it covers nothing. */
export const NoticeBar = styled(Paper)(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  justifyContent: 'center',
  padding: theme.spacing(0.5, 2),
  borderRadius: 0,
  overflowWrap: 'anywhere',
}));
