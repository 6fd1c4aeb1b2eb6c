import type { SignedInDevice } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { Alert, Box, Button, HiddenText, Skeleton, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useRef } from 'react';
import { useText } from '../texts';
import { AccountSection } from './account-section';
import { momentOf } from './days';
import { useSessions } from './use-sessions';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  borderTop: `1px solid ${palette.sandBorder}`,
});

interface DeviceProps {
  device: SignedInDevice;
  busy: boolean;
  onEnd: () => void;
}

function Device({ device, busy, onEnd }: DeviceProps) {
  const reading = useReading();
  const text = useText();
  const begun = momentOf(device.signedInAt, reading);
  const lastUsed = momentOf(device.lastUsedAt, reading);
  return (
    <Row>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} translate="no">
          {device.device}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {device.isThisOne
            ? text('This device, since {begun}', { begun })
            : text('Since {begun}, last used {lastUsed}', { begun, lastUsed })}
        </Typography>
      </Box>
      {device.isThisOne ? (
        <Typography
          component="span"
          sx={{ px: 1.5, py: 0.5, borderRadius: 999, bgcolor: palette.moss200, fontWeight: 600 }}
        >
          {text('This one')}
        </Typography>
      ) : (
        <Button color="secondary" aria-disabled={busy} onClick={() => busy || onEnd()}>
          {text('Sign out')}
          <HiddenText>
            {' '}
            {text('{device}, last used {lastUsed}', { device: device.device, lastUsed })}
          </HiddenText>
        </Button>
      )}
    </Row>
  );
}

export function SessionList() {
  const text = useText();
  const { devices, failure, done, busy, load, end, endOthers } = useSessions();
  const status = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its row, so the focus moves to the confirmation.
  const act = async (work: () => Promise<void>) => {
    await work();
    status.current?.focus();
  };
  const others = devices?.filter(({ isThisOne }) => !isThisOne) ?? [];
  return (
    <AccountSection
      title={text('Where you are signed in')}
      lead={text('If you do not know a device, sign it out and choose a new PIN.')}
    >
      <Box ref={status} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
        {done && (
          <Typography sx={{ mb: 2, fontWeight: 500 }}>{text(done.sentence, done)}</Typography>
        )}
      </Box>
      {failure && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={load}>
              {text('Try again')}
            </Button>
          }
        >
          {text(failure)}
        </Alert>
      )}
      {!devices && !failure && (
        <Box role="status" aria-label={text('Loading your devices')}>
          <Skeleton variant="text" height={32} width="60%" />
          <Skeleton variant="text" height={32} width="45%" />
        </Box>
      )}
      {devices && (
        <List aria-label={text('Devices')}>
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={busy}
              onEnd={() => act(() => end(device))}
            />
          ))}
        </List>
      )}
      {others.length > 1 && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          aria-disabled={busy}
          onClick={() => busy || act(endOthers)}
        >
          {text('Sign out all other devices')}
        </Button>
      )}
    </AccountSection>
  );
}
