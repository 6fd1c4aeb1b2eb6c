import { settings } from '@aranya/shared/config';
import { addressIn } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import { useText } from '../texts';

const Panel = styled('aside')({
  display: 'grid',
  gap: 16,
  alignSelf: 'start',
  justifyItems: 'center',
  padding: 24,
  textAlign: 'center',
  borderRadius: 12,
  backgroundColor: palette.sand,
  '& > img': { borderRadius: 8, backgroundColor: '#fff' },
});

/** A phone cannot reach these. */
const ITSELF = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A page opened on the server itself uses the public name. */
function originForPhones(): string {
  const address = new URL(window.location.origin);
  if (ITSELF.test(address.hostname)) {
    address.hostname = new URL(settings().collect.serverUrl).hostname;
  }
  return address.origin;
}

export default function PhoneCode() {
  const text = useText();
  const address = originForPhones() + addressIn(useLanguage(), '/take-part');
  const [code, setCode] = useState('');
  useEffect(() => {
    const failed = (error: unknown) => console.warn('The code could not be drawn.', error);
    toDataURL(address, { scale: 10 }).then(setCode, failed);
  }, [address]);
  return (
    <Panel aria-label={text('Go on with your phone')}>
      <Typography variant="h4" component="h2">
        {text('Go on with your phone')}
      </Typography>
      <img
        src={code || undefined}
        alt={text('QR code of {address}', { address })}
        width={192}
        height={192}
      />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text('Point its camera here, or open {address}', { address })}
      </Typography>
    </Panel>
  );
}
