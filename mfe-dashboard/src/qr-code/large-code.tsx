import { Box, CloseIcon, IconButton, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogTitle } from '@aranya/shared/ui/overlays';
import { useText } from '../texts';
import { pictureSide } from './picture-side';

/** In CSS pixels: title and hint, and the margins. */
const AROUND = { high: 168, wide: 16 };

/** Device pixels that cheap cameras can read. */
const LEAST_MODULE = 4;

interface LargeCodeProps {
  address: string;
  /** Side of the picture in its own pixels. */
  pixels: number;
  onClose: () => void;
}

/** Fills the window on white: for a poor camera, or a larger distance. */
export default function LargeCode({ address, pixels, onClose }: LargeCodeProps) {
  const text = useText();
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const room = Math.min(innerWidth - AROUND.wide, innerHeight - AROUND.high);
  const side = pictureSide(pixels, room, devicePixelRatio, LEAST_MODULE);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { sx: { bgcolor: '#fff', border: 0, borderRadius: 0 } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 1, width: '100%' }}
      >
        <DialogTitle sx={{ py: 1.5 }}>{text('Your QR code, large')}</DialogTitle>
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
