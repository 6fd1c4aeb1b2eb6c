import { Button } from '@aranya/shared/ui/basics';
import { Snackbar } from '@aranya/shared/ui/overlays';
import { useText } from '../texts';

/** How long a notice stays, in milliseconds: long enough to read it and to press Undo. */
const NOTICE_MS = 10_000;

/** What was done just now. */
export interface NoticeText {
  message: string;
  /** Takes it back. */
  undo?: () => void;
}

interface NoticeProps {
  /** Null: none. */
  notice: NoticeText | null;
  onClose: () => void;
}

/** Says what was done, with the way back where there is one. */
export function Notice({ notice, onClose }: NoticeProps) {
  const text = useText();
  return (
    <Snackbar
      open={notice !== null}
      autoHideDuration={NOTICE_MS}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      message={notice?.message}
      slotProps={{ content: { role: 'status' } }}
      action={
        notice?.undo && (
          <Button
            sx={{ color: '#fff', textDecoration: 'underline' }}
            onClick={() => {
              notice.undo?.();
              onClose();
            }}
          >
            {text('Undo')}
          </Button>
        )
      }
    />
  );
}
