import { Typography } from '@aranya/shared/ui/basics';
import { LaterMessage } from '../messages/later-part';
import { useText } from '../texts';
import { type CollectionSetup, TRIAL_GRANTED } from './use-collection-setup';

export function SetupMessage({ setup }: { setup: CollectionSetup }) {
  const text = useText();
  return (
    <LaterMessage message={text(setup.message)} onClose={setup.closeMessage}>
      {setup.message === TRIAL_GRANTED && (
        <Typography>
          {text(
            'The trial form is yours. Refresh the list of forms in ODK Collect, fill it in once and send it.',
          )}
        </Typography>
      )}
    </LaterMessage>
  );
}
