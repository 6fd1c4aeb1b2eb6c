import type { FormDraft } from '@aranya/shared/contracts/administration';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import { useAction } from '../../loading/actions';
import { useText } from '../../texts';

const Steps = styled('ol')({ margin: 0, paddingInlineStart: 24, lineHeight: 1.6 });

export default function DraftCode({ draft }: { draft: FormDraft }) {
  const text = useText();
  const { title, settingsCode, serverUrl } = draft;
  const [code, setCode] = useState('');
  useEffect(() => {
    // An address that is too long for a QR code is shown as text only.
    toDataURL(settingsCode, { scale: 10 }).then(setCode, () => setCode(''));
  }, [settingsCode]);
  const { failure, run } = useAction();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      {code && (
        // Always on white: scanners need the quiet zone.
        <Box sx={{ width: 320, maxWidth: '100%', bgcolor: '#fff', lineHeight: 0 }}>
          <img
            src={code}
            alt={text('QR code that sets ODK Collect up for the draft of {form}', { form: title })}
            width="100%"
          />
        </Box>
      )}
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Steps>
          <li>{text('In ODK Collect press the project’s icon at the top, then ‘Add project’.')}</li>
          <li>{text('Scan the code. Your own project stays as it is.')}</li>
          <li>{text('Fill the form in and send it; look at what came below.')}</li>
        </Steps>
        <Typography sx={{ mt: 2 }}>
          {text('Without a camera: ‘Manually enter project details’, with this address as URL.')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all', fontFamily: 'monospace' }}>
          {serverUrl}
        </Typography>
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => run(() => navigator.clipboard.writeText(serverUrl))}
        >
          {text('Copy the address')}
        </Button>
        {failure && (
          <Typography role="status">{text('Select the address above and copy it.')}</Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text('Whoever has code or address can send test records, until the draft ends.')}
        </Typography>
      </Box>
    </Box>
  );
}
