import { Button, Paper, Stack, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { BOTTOM_TABS_HEIGHT } from '../shell/bottom-tabs';
import { useText } from '../texts';

const NoticePaper = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: `calc(${BOTTOM_TABS_HEIGHT + 16}px + env(safe-area-inset-bottom))`,
  maxWidth: 440,
  padding: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  [theme.breakpoints.up('md')]: { bottom: 20, left: 20, right: 'auto' },
}));

interface UpdateNoticeProps {
  onLater: () => void;
}

/** Takes no focus and covers nothing in use. */
export default function UpdateNotice({ onLater }: UpdateNoticeProps) {
  const text = useText();
  return (
    <NoticePaper role="status" elevation={6}>
      <Typography>
        {text(
          'A newer version of this page is ready. You can go on; it comes with the next reload.',
        )}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text('Reload now')}
        </Button>
        <Button onClick={onLater}>{text('Later')}</Button>
      </Stack>
    </NoticePaper>
  );
}
