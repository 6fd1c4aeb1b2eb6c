import { useLanguage } from '@aranya/shared/languages';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { NOT_COPIED, useCopy } from '../desktop-link/use-copy';
import { useText } from '../texts';
import { ownSettings } from './collect-settings';

const Steps = styled('ol')({ margin: '8px 0 0', paddingInlineStart: 24, lineHeight: 1.5 });

const Other = styled('details')({
  marginTop: 16,
  '& summary': { minHeight: 44, paddingBlock: 10, cursor: 'pointer', fontWeight: 600 },
});

/**
 * A phone cannot scan its own screen. Collect accepts a picture of the code or a typed server
 * address; it has no link for set-up.
 */
export default function SamePhone({ odkToken }: { odkToken: string }) {
  const text = useText();
  const { general } = ownSettings(odkToken, useLanguage());
  const { message, copy } = useCopy(general.server_url);
  return (
    <section aria-label={text('On this phone')}>
      <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
        {text('ODK Collect is on this phone?')}
      </Typography>
      <Steps>
        <li>{text('Press ‘Download QR’: the code becomes a picture on this phone.')}</li>
        <li>
          {text(
            'In ODK Collect choose ‘Configure with QR code’, then the three dots at the top and ‘Import QR code’.',
          )}
        </li>
        <li>{text('Choose the picture.')}</li>
      </Steps>
      <Other>
        <summary>{text('Without the picture')}</summary>
        <Typography>
          {text(
            'In ODK Collect choose ‘Manually enter project details’, paste this address as URL and leave user name and password empty. Collect then keeps its own settings: fetch forms with ‘Download form’, and send records by hand.',
          )}
        </Typography>
        <Button variant="outlined" onClick={copy} sx={{ mt: 1 }}>
          {text('Copy the server address')}
        </Button>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {text(message)}
        </Typography>
        {message === NOT_COPIED && (
          <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {general.server_url}
          </Typography>
        )}
      </Other>
    </section>
  );
}
