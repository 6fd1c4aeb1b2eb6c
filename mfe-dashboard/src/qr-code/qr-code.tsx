import { QR } from '@aranya/shared/contracts';
import { Box, Button, DownloadIcon, Skeleton, Stack, Typography } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import { lazy, useState } from 'react';
import { SaveIcon } from '../icons';
import { useText } from '../texts';
import { pictureSide } from './picture-side';
import { useQrCode } from './use-qr-code';

const LargeCode = lazy(() => import('./large-code'));

const SIDE = QR.modalWidth;

const Press = styled('button')({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
});

export function QrCode({ odkToken }: { odkToken: string }) {
  const text = useText();
  const qr = useQrCode(odkToken);
  const [isLarge, setLarge] = useState(false);
  const side = pictureSide(qr.pixels, SIDE, window.devicePixelRatio);
  return (
    <Box sx={{ width: SIDE }}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          height: SIDE,
          bgcolor: '#fff',
        }}
      >
        {qr.state === 'ready' && (
          <>
            <Box
              component="img"
              src={qr.address}
              alt={text('Your QR code for ODK Collect')}
              width={side}
              height={side}
              sx={{ display: 'block', imageRendering: 'pixelated' }}
            />
            <Press
              type="button"
              aria-label={text('Show the code large')}
              title={text('Show the code large')}
              onClick={() => setLarge(true)}
            />
          </>
        )}
        {qr.state === 'drawing' && (
          <Skeleton
            variant="rectangular"
            width={SIDE}
            height={SIDE}
            aria-label={text('Drawing the QR')}
          />
        )}
        {qr.state === 'failed' && (
          <Stack role="alert" sx={{ p: 2, gap: 2, height: SIDE, justifyContent: 'center' }}>
            <Typography>{text('Your QR code could not be drawn.')}</Typography>
            <Button variant="outlined" onClick={qr.retry}>
              {text('Try again')}
            </Button>
          </Stack>
        )}
      </Box>
      <Stack sx={{ p: 2, gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<SaveIcon size={20} />}
          disabled={qr.state !== 'ready'}
          onClick={qr.save}
        >
          {text('Save QR')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={20} />}
          disabled={qr.state !== 'ready'}
          onClick={qr.download}
        >
          {text('Download QR')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {text(
            'Keep it to yourself: anyone who scans it can send records in your name. Press the code to see it large.',
          )}
        </Typography>
      </Stack>
      {isLarge && qr.state === 'ready' && (
        <OptionalPart>
          <LargeCode address={qr.address} pixels={qr.pixels} onClose={() => setLarge(false)} />
        </OptionalPart>
      )}
    </Box>
  );
}
