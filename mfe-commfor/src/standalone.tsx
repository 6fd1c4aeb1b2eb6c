import type { StandalonePage } from '@aranya/shared/standalone';
import { PageSkeleton } from '@aranya/shared/ui/states';
import { type ComponentType, lazy, Suspense } from 'react';
import { followAddress } from './embedded-viewer/viewer-language';

/** Loaded lazily, because viewers import the map or chart library. */
function viewer(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Viewer = lazy(() => {
    // Must run before the first render.
    followAddress();
    return load();
  });
  return () => (
    <Suspense fallback={<PageSkeleton />}>
      <Viewer />
    </Suspense>
  );
}

const viewers: StandalonePage[] = [
  {
    path: '/viewers/layers',
    name: 'Layers viewer',
    Page: viewer(() => import('./viewers/layers/layers-viewer')),
    layout: 'full',
  },
  {
    path: '/viewers/plots',
    name: 'Plot visualisation',
    Page: viewer(() => import('./viewers/plots/plots-viewer')),
    layout: 'full',
  },
  {
    path: '/viewers/ifri',
    name: 'IFRI viewer',
    Page: viewer(() => import('./viewers/ifri/ifri-viewer')),
    layout: 'full',
  },
];
export default viewers;
