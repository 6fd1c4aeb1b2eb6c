import { Button } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { PrintIcon } from './table-icons';

/** In a frame, prints only the frame. */
export const PrintButton = () => {
  const text = useText();
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon size={20} />}
      onClick={() => window.print()}
      sx={{ flexShrink: 0, '@media print': { display: 'none' } }}
    >
      {text('Print')}
    </Button>
  );
};
