import { Button } from '@aranya/shared/ui/basics';
import { Snackbar } from '@aranya/shared/ui/overlays';
import { useText } from '../texts';

/** Duration of a notice, in milliseconds: enough to read it and press Undo. */
const NOTICE_MS = 10_000;

export interface NoticeText {
  message: string;
  /** Reverts the action. */
  undo?: () => void;
}

interface NoticeProps {
  /** Message to show; null hides the notice. */
  notice: NoticeText | null;
  onClose: () => void;
}

/** Confirms a completed action, with an Undo button if it can be reverted. */
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
