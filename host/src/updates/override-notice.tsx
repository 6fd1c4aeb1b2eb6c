import { clearOverrides, overrides } from '@aranya/shared/federation';
import { Button, Paper, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Bar = styled(Paper)(({ theme }) => ({
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

function stop() {
  clearOverrides();
  window.location.reload();
}

/** Says, in the browser of anyone who works on a remote, that a build of theirs stands in for it. */
export default function OverrideNotice() {
  const text = useText();
  return (
    <Bar role="status" square>
      <Typography variant="body2">
        {Object.entries(overrides())
          .map(([remote, address]) => text('{remote} comes from {address}', { remote, address }))
          .join('; ')}
      </Typography>
      <Button size="small" onClick={stop}>
        {text('Stop this')}
      </Button>
    </Bar>
  );
}
