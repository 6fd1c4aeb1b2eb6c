import { clearOverrides, overrides } from '@aranya/shared/federation';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { NoticeBar } from './notice-bar';

function stop() {
  clearOverrides();
  window.location.reload();
}

export default function OverrideNotice() {
  const text = useText();
  return (
    <NoticeBar role="status" square>
      <Typography variant="body2">
        {Object.entries(overrides())
          .map(([remote, address]) => text('{remote} comes from {address}', { remote, address }))
          .join('; ')}
      </Typography>
      <Button size="small" onClick={stop}>
        {text('Stop this')}
      </Button>
    </NoticeBar>
  );
}
