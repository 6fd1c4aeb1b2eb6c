import type { QueryState } from '@aranya/shared/api';
import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { useSearchParams, withChange } from '@aranya/shared/navigation';
import { Button } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState, ErrorState, OptionalPart, PageSkeleton } from '@aranya/shared/ui/states';
import { lazy, type ReactNode } from 'react';
import { MakeDownload } from '../downloads/make-download';
import { type FilterProps, NO_FILTER } from '../filters/filter-address';
import { RecordsTable } from '../records/records-table';
import { useText } from '../texts';
import { FoundMap } from './found-map';

const Charts = lazy(() => import('../charts/charts'));

const SHOWN = 'show';

interface FoundViewsProps extends FilterProps {
  summary: QueryState<ExploreSummary>;
}

/** The address has the chosen view. */
export function FoundViews({ filter, summary, onChange }: FoundViewsProps) {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { data, failure, refetch } = summary;
  const counted = (content: (known: ExploreSummary) => ReactNode) => {
    if (failure) {
      return (
        <ErrorState title={text('We could not load the records.')} onRetry={refetch}>
          {failure}
        </ErrorState>
      );
    }
    if (!data) return <PageSkeleton lines={2} />;
    if (data.total === 0) {
      return (
        <EmptyState
          title={text('No public record fits')}
          action={
            <Button variant="contained" onClick={() => onChange(NO_FILTER)}>
              {text('Remove all filters')}
            </Button>
          }
        >
          {text('Choose a longer period, a larger place or another species.')}
        </EmptyState>
      );
    }
    return content(data);
  };
  return (
    <div>
      <TabPanels
        label={text('Views of the records')}
        selectedId={parameters.get(SHOWN) ?? 'map'}
        onSelect={(id) =>
          setParameters((now) => withChange(now, { [SHOWN]: id === 'map' ? '' : id }))
        }
        tabs={[
          {
            id: 'map',
            label: text('Map'),
            content: counted((known) => (
              <FoundMap filter={filter} summary={known} onChange={onChange} />
            )),
          },
          {
            id: 'charts',
            label: text('Charts'),
            content: counted((known) => (
              <OptionalPart
                fallback={<PageSkeleton />}
                failed={<ErrorState title={text('We could not load the charts.')} />}
              >
                <Charts summary={known} />
              </OptionalPart>
            )),
          },
          {
            id: 'table',
            label: text('Table'),
            content: counted(() => <RecordsTable filter={filter} />),
          },
          {
            id: 'download',
            label: text('Download'),
            content: counted(() => <MakeDownload key={JSON.stringify(filter)} filter={filter} />),
          },
        ]}
      />
    </div>
  );
}
