import type { QueuedEntry } from '@aranya/shared/queue';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { styled } from '@aranya/shared/ui/theme';
import { useId } from 'react';
import { useText } from '../texts';
import { WaitingEntry } from './waiting-entry';

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

interface WaitingListProps {
  entries: readonly QueuedEntry[];
  onClose: () => void;
}

/** Everything that waits to be sent, with since when, why, and what can be done. */
export function WaitingList({ entries, onClose }: WaitingListProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{text('What waits to be sent')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {entries.length > 0
            ? text(
                'It is kept on this device only, and sent by itself as soon as there is a network.',
              )
            : text('Nothing waits to be sent any more.')}
        </Typography>
        <Entries>
          {entries.map((entry) => (
            <WaitingEntry key={entry.id} entry={entry} onLeave={onClose} />
          ))}
        </Entries>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {text('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
