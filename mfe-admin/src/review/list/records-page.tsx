import { useQuery } from '@aranya/shared/api';
import { useSearchParams, withChange } from '@aranya/shared/navigation';
import { TabPanels } from '@aranya/shared/ui/data';
import { lazy, Suspense } from 'react';
import { listRecords } from '../../calls/review-calls';
import { AdministrationPage } from '../../frame/administration-page';
import { ListStates } from '../../loading/list-states';
import { useText } from '../../texts';
import { FoundRecords } from './found-records';
import { filterIn } from './list-address';
import { RecordFilters } from './record-filters';

const Statistics = lazy(() => import('./statistics'));

export default function RecordsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Records"
      lead={text('Look at what collectors sent, and confirm or correct the species.')}
    >
      <TabPanels
        label={text('Records')}
        tabs={[
          { id: 'list', label: text('To review'), content: <RecordsList /> },
          {
            id: 'statistics',
            label: text('How it goes'),
            content: (
              <Suspense fallback={null}>
                <Statistics />
              </Suspense>
            ),
          },
        ]}
      />
    </AdministrationPage>
  );
}

function RecordsList() {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const filter = filterIn(parameters);
  const list = useQuery(listRecords, filter);
  return (
    <>
      <RecordFilters
        filter={filter}
        onChange={(change) => setParameters((now) => withChange(now, change))}
      />
      <ListStates list={list} what={text('the records')}>
        {(answer) => (
          <FoundRecords
            answer={answer}
            search={parameters.toString()}
            onPage={(after) => setParameters((now) => withChange(now, { after: after ?? '' }))}
            onDecided={list.refetch}
          />
        )}
      </ListStates>
    </>
  );
}
