import type { CentralConflictRequest, ReviewInCentral } from '@aranya/shared/contracts/review';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { useAction } from '../../loading/actions';
import { useText } from '../../texts';
import { CENTRAL_WORDS } from '../words/review-words';

interface RecordInCentralProps {
  central: ReviewInCentral;
  /** @throws if the server refuses the choice */
  onSettle: (keep: CentralConflictRequest['keep']) => Promise<unknown>;
}

export function RecordInCentral({ central, onSettle }: RecordInCentralProps) {
  const text = useText();
  const { busy, failure, run } = useAction();
  const state = text(CENTRAL_WORDS[central.state]);
  if (central.exchange !== 'conflict') {
    return (
      <Alert severity={central.exchange === 'failed' ? 'error' : 'info'} sx={{ my: 2 }}>
        {text('State in ODK Central: {state}.', { state })}{' '}
        {central.exchange === 'waiting' &&
          text('The last decision here is sent there within minutes.')}
        {central.exchange === 'failed' &&
          text(
            'ODK Central refuses the last decision here ({code}). It is sent again every minute; an administrator can check the rights of this server there.',
            { code: central.refusal ?? '' },
          )}
      </Alert>
    );
  }
  const settle = (keep: CentralConflictRequest['keep']) => () => run(() => onSettle(keep));
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      <Typography>
        {text(
          'It was decided here and in ODK Central. The state there ({state}) counts until you choose. The history shows both decisions; a new one made here is sent, too.',
          { state },
        )}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button variant="outlined" disabled={busy} onClick={settle('here')}>
          {text('Send the decision made here')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={settle('central')}>
          {text('Keep the state of ODK Central')}
        </Button>
      </Stack>
      {failure && <Typography role="alert">{failure}</Typography>}
    </Alert>
  );
}
