import { useQuery } from '@aranya/shared/api';
import { Link, useParams } from '@aranya/shared/navigation';
import { Button } from '@aranya/shared/ui/basics';
import { EmptyState, ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { useText } from '../texts';
import { ExplorePage } from './explore-page';

interface QuestionPageProps<Data> {
  parameter: string;
  /** @returns null if the address names nothing public */
  ask: (parameter: string, signal: AbortSignal) => Promise<Data | null>;
  /** Title of an address that names nothing public. */
  unknown: string;
  children: (data: Data) => ReactNode;
}

export function QuestionPage<Data>({ parameter, ask, unknown, children }: QuestionPageProps<Data>) {
  const text = useText();
  const { currentData, failure, refetch } = useQuery(ask, useParams()[parameter] ?? '');
  if (currentData) return children(currentData);
  if (currentData === null) {
    return (
      <ExplorePage title={unknown}>
        <EmptyState
          title={text('It was never here, or it is no longer public.')}
          action={
            <Button variant="contained" component={Link} to="/explore">
              {text('Explore the records')}
            </Button>
          }
        />
      </ExplorePage>
    );
  }
  return (
    <ExplorePage title={failure ? text('We could not load this page.') : text('Loading')}>
      {failure ? <ErrorState title={failure} onRetry={refetch} /> : <PageSkeleton lines={6} />}
    </ExplorePage>
  );
}
