import { useQuery } from '@aranya/shared/api';
import { Alert } from '@aranya/shared/ui/basics';
import { readCentralFault } from '../calls/administration-calls';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

const ask = async (_: object, signal: AbortSignal) => (await readCentralFault({}, signal))?.fault;

/**
 * Shows on every administration page why ODK Central cannot be read. Shows nothing if it can be
 * read or is not used.
 */
export function CentralFault() {
  const text = useText();
  // A failure here also affects the page's own list, which reports it.
  const { data: fault } = useQuery(ask, {}, { onFailure: () => undefined });
  if (!fault) return null;
  return (
    <Alert severity="error" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {text(
        'Since {moment} records of ODK Central cannot be read; what was read before is shown. {reason}',
        { moment: momentInWords(fault.since), reason: fault.sentence },
      )}
    </Alert>
  );
}
