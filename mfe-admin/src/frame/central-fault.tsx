import { useQuery } from '@aranya/shared/api';
import { Alert } from '@aranya/shared/ui/basics';
import { readCentralFault } from '../calls/administration-calls';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

const ask = async (_: object, signal: AbortSignal) => (await readCentralFault({}, signal))?.fault;

/** On every page of the administration: why ODK Central cannot be read. Nothing where it can, or is not there. */
export function CentralFault() {
  const text = useText();
  // Whatever keeps this from being known keeps the page's own list from loading, which says so.
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
