import { problemFor } from '@aranya/shared/api';
import { Alert, Button, DownloadIcon, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../texts';
import { askForDownload } from './account-calls';
import { AccountSection } from './account-section';

type State = { at: 'rest' | 'asking' | 'begun' } | { at: 'failed'; sentence: string };

/** The browser writes the file directly, so that a large one does not fill the memory. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

export function DownloadOwnData() {
  const text = useText();
  const [state, setState] = useState<State>({ at: 'rest' });
  const begin = async () => {
    if (state.at === 'asking') return;
    setState({ at: 'asking' });
    try {
      download(await askForDownload());
      setState({ at: 'begun' });
    } catch (error) {
      setState({ at: 'failed', sentence: problemFor(error).message });
    }
  };
  return (
    <AccountSection
      title={text('Your data')}
      lead={text(
        'A ZIP file with everything that we store about you: your account, your records as tables, as points for a map and as a Darwin Core Archive, and their photos. Places in it are exact.',
      )}
    >
      <Button
        variant="contained"
        startIcon={<DownloadIcon size={20} />}
        aria-disabled={state.at === 'asking'}
        onClick={begin}
      >
        {text('Download my data')}
      </Button>
      <div role="status">
        {state.at === 'asking' && <Typography sx={{ mt: 2 }}>{text('One moment…')}</Typography>}
        {state.at === 'begun' && (
          <Typography sx={{ mt: 2 }}>
            {text('Your browser is saving the file. With many photos that takes a while.')}
          </Typography>
        )}
      </div>
      {state.at === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {text(state.sentence)}
        </Alert>
      )}
    </AccountSection>
  );
}
