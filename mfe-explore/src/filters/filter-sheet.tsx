import { Button, CloseIcon, IconButton } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useText } from '../texts';

interface FilterSheetProps {
  chosen: number;
  /** Undefined while it is unknown. */
  found: number | undefined;
  children: ReactNode;
}

export function FilterSheet({ chosen, found, children }: FilterSheetProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {chosen > 0 ? text('Filters ({count})', { count: chosen }) : text('Filters')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullScreen>
        <DialogTitle
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1 }}
        >
          {text('Filters')}
          <IconButton onClick={close} aria-label={text('Close')}>
            <CloseIcon />
          </IconButton>
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button fullWidth variant="contained" onClick={close}>
            {found === undefined
              ? text('Show the records')
              : text('{count, plural, one {Show # record} other {Show # records}}', {
                  count: found,
                })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
