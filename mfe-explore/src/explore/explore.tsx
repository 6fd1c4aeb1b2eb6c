import { Later } from '@aranya/shared/prerendering';
import { PageSkeleton } from '@aranya/shared/ui/states';
import { lazy } from 'react';
import { ExplorePage } from '../page/explore-page';
import { useText } from '../texts';

const Explorer = lazy(() => import('./explorer'));

export default function Explore() {
  const text = useText();
  return (
    <ExplorePage
      title={text('Explore the records')}
      lead={text(
        'Everything that is public: choose species, places and times, and see where, when and how often they were recorded.',
      )}
    >
      <Later fallback={<PageSkeleton lines={6} />}>
        <Explorer />
      </Later>
    </ExplorePage>
  );
}
