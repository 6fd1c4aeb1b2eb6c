import { Button } from '@aranya/shared/ui/basics';
import { PrintIcon } from '../user-data/table-icons';

/** Prints this document; in a frame, the frame's page alone. */
export const PrintButton = () => (
  <Button
    variant="outlined"
    startIcon={<PrintIcon size={20} />}
    onClick={() => window.print()}
    sx={{ flexShrink: 0, '@media print': { display: 'none' } }}
  >
    Print
  </Button>
);
