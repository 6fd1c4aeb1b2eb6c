import { dateIn, useReading } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import {
  addressOfNewest,
  isWorthRetrying,
  type QueuedEntry,
  removeEntries,
  retryEntry,
  sendQueue,
} from '@aranya/shared/queue';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { useText } from '../texts';
import { linesOf, titleOf } from './entry-words';

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  overflowWrap: 'anywhere',
}));

/** Navigation state by which the page of an entry opens it for editing. */
const stateOf = ({ id, content }: QueuedEntry) =>
  content.kind === 'gap'
    ? { queued: id, suggestion: content.suggestion }
    : { queued: id, editsProfile: true };

interface WaitingEntryProps {
  entry: QueuedEntry;
  /** Called when the person opens another page. */
  onLeave: () => void;
}

/** A pending entry: content, date, the server's error, and actions. */
function WaitingEntry({ entry, onLeave }: WaitingEntryProps) {
  const text = useText();
  const reading = useReading();
  const titleId = useId();
  const [asks, setAsks] = useState(false);
  const { id, page, content, refusal, writtenAt } = entry;
  const newest = addressOfNewest(entry);
  const when = dateIn(reading, writtenAt, { dateStyle: 'medium', timeStyle: 'short' });
  const retry = async () => {
    await retryEntry(id);
    await sendQueue();
  };
  return (
    <Card aria-labelledby={titleId}>
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
      {asks ? (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography>{text('Remove it for good?')}</Typography>
          <Button color="error" variant="outlined" onClick={() => removeEntries([id])} autoFocus>
            {text('Remove')}
          </Button>
          <Button onClick={() => setAsks(false)}>{text('Keep it')}</Button>
        </Stack>
      ) : (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {(content.kind === 'gap' || content.kind === 'profile') && (
            <Button component={Link} to={page} state={stateOf(entry)} onClick={onLeave}>
              {text('Change')}
            </Button>
          )}
          {newest && <Button href={newest}>{text('Open the newest version')}</Button>}
          {isWorthRetrying(entry) && <Button onClick={retry}>{text('Try again')}</Button>}
          {content.kind !== 'sign-out' && (
            <Button onClick={() => setAsks(true)}>{text('Remove')}</Button>
          )}
        </Stack>
      )}
    </Card>
  );
}

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

/** The list of pending entries, with date, error and actions. */
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
