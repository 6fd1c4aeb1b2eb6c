import { Box, CloseIcon, IconButton, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogTitle } from '@aranya/shared/ui/overlays';
import { useId, useMemo } from 'react';
import { useText } from '../texts';
import { drawLarge } from './draw-modules';
import { pictureAddress } from './picture-files';
import type { QrModules } from './qr-modules';

/** Height of title and hint, and the margins, in CSS pixels. */
const AROUND = { high: 168, wide: 16 };

interface LargeCodeProps {
  modules: QrModules;
  onClose: () => void;
}

/** The code as large as the window lets it be, on white: for a poor camera, or from farther away. */
export default function LargeCode({ modules, onClose }: LargeCodeProps) {
  const text = useText();
  const titleId = useId();
  const { address, side } = useMemo(() => {
    const { innerWidth, innerHeight, devicePixelRatio } = window;
    const room = Math.min(innerWidth - AROUND.wide, innerHeight - AROUND.high);
    const pixels = drawLarge(modules, room, devicePixelRatio);
    return { address: pictureAddress(pixels), side: pixels.width / devicePixelRatio };
  }, [modules]);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { bgcolor: '#fff', border: 0, borderRadius: 0 } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 1, width: '100%' }}
      >
        <DialogTitle id={titleId} sx={{ py: 1.5 }}>
          {text('Your QR code, large')}
        </DialogTitle>
        <IconButton aria-label={text('Close the large view')} onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Typography sx={{ px: 3, pb: 1 }}>
        {text(
          'Turn up the brightness of this screen, and hold the phone so that the whole code is in its frame.',
        )}
      </Typography>
      <Box sx={{ overflow: 'auto', flexGrow: 1, display: 'grid', placeItems: 'center' }}>
        <Box
          component="img"
          src={address}
          alt={text('Your QR code for ODK Collect, large')}
          width={side}
          height={side}
          sx={{ display: 'block', imageRendering: 'pixelated' }}
        />
      </Box>
    </Dialog>
  );
}
