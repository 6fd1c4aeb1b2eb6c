import { dateIn, useReading } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import {
  addressOfNewest,
  isWorthRetrying,
  type QueuedEntry,
  removeEntries,
  retryEntry,
} from '@aranya/shared/queue';
import { Alert, Box, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { palette } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { useText } from '../texts';
import { linesOf, titleOf } from './entry-words';

/** Navigation state by which the page of an entry opens it for editing. */
const stateOf = ({ id, content }: QueuedEntry) =>
  content.kind === 'gap'
    ? { queued: id, suggestion: content.suggestion }
    : { queued: id, editsProfile: true };

interface WaitingEntryProps {
  entry: QueuedEntry;
  onLeave: () => void;
}

function WaitingEntry({ entry, onLeave }: WaitingEntryProps) {
  const text = useText();
  const reading = useReading();
  const titleId = useId();
  const [asks, setAsks] = useState(false);
  const { id, page, content, refusal, writtenAt } = entry;
  const newest = addressOfNewest(entry);
  const when = dateIn(reading, writtenAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box
      component="li"
      aria-labelledby={titleId}
      sx={{
        p: 2,
        border: `1px solid ${palette.sandBorder}`,
        borderRadius: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h5" component="h3" id={titleId}>
        {titleOf(entry, text)}
      </Typography>
      {linesOf(entry, text).map((line) => (
        <Typography key={line} sx={{ whiteSpace: 'pre-line' }}>
          {line}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {text('Written {when}', { when })}
      </Typography>
      {refusal && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('The server did not take it: {why}', { why: text(refusal.message) })}
          {refusal.fields?.map(({ field, message }) => (
            <div key={field}>{text(message)}</div>
          ))}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {asks ? (
          <>
            <Typography>{text('Remove it for good?')}</Typography>
            <Button color="error" variant="outlined" onClick={() => removeEntries([id])} autoFocus>
              {text('Remove')}
            </Button>
            <Button onClick={() => setAsks(false)}>{text('Keep it')}</Button>
          </>
        ) : (
          <>
            {(content.kind === 'gap' || content.kind === 'profile') && (
              <Button component={Link} to={page} state={stateOf(entry)} onClick={onLeave}>
                {text('Change')}
              </Button>
            )}
            {newest && <Button href={newest}>{text('Open the newest version')}</Button>}
            {isWorthRetrying(entry) && (
              <Button onClick={() => retryEntry(id)}>{text('Try again')}</Button>
            )}
            {content.kind !== 'sign-out' && (
              <Button onClick={() => setAsks(true)}>{text('Remove')}</Button>
            )}
          </>
        )}
      </Stack>
    </Box>
  );
}

interface WaitingListProps {
  entries: readonly QueuedEntry[];
  onClose: () => void;
}

export function QueuedList({ entries, onClose }: WaitingListProps) {
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
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <WaitingEntry key={entry.id} entry={entry} onLeave={onClose} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {text('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
