import { ApiError } from '@aranya/shared/api';
import { Link, useParams, useSearchParams } from '@aranya/shared/navigation';
import { MuiLink } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { readRecord } from '../../calls/review-calls';
import { AdministrationPage } from '../../frame/administration-page';
import { Loaded } from '../../loading/list-states';
import { useText } from '../../texts';
import { ShownRecord } from './shown-record';

/** @returns null if the record does not exist or the caller may not review it */
async function readKnown(id: string, signal: AbortSignal) {
  try {
    return await readRecord(id, signal);
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

export default function RecordPage() {
  const text = useText();
  const { recordId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <AdministrationPage section="Records" title={text('Record {number}', { number: recordId })}>
      {/* Another record begins without the typed comments of this one. */}
      <Loaded key={recordId} ask={readKnown} question={recordId} what={text('the record')}>
        {(record, refetch) =>
          record ? (
            <ShownRecord record={record} onChanged={refetch} />
          ) : (
            <EmptyState title={text('There is no such record for you to review')}>
              <MuiLink
                component={Link}
                to={{ pathname: '/admin/records', search: parameters.toString() }}
              >
                {text('All records')}
              </MuiLink>
            </EmptyState>
          )
        }
      </Loaded>
    </AdministrationPage>
  );
}
