import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { type ComponentType, useState } from 'react';
import { useText } from '../texts';
import type { MailUpdatesProps } from './mail-updates';

/**
 * The dialog's script is loaded on the first press, because few people use it; after a failure the
 * next press loads it again.
 */
export function MailUpdatesButton() {
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<MailUpdatesProps>>();
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'lost'>('closed');
  const open = async () => {
    setState('coming');
    try {
      const { MailUpdates } = await import('./mail-updates');
      setDialog(() => MailUpdates);
      setState('open');
    } catch (error) {
      console.warn(error);
      setState('lost');
    }
  };
  return (
    <Box>
      <Button variant="outlined" aria-busy={state === 'coming'} onClick={() => void open()}>
        {text('Get updates by mail')}
      </Button>
      {state === 'lost' && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {text('Check the connection and try again.')}
        </Typography>
      )}
      {Dialog && <Dialog open={state === 'open'} onClose={() => setState('closed')} />}
    </Box>
  );
}
