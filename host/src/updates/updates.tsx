import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useUnsavedInput } from './use-unsaved-input';
import { watchRegistry } from './watch-registry';

/** Most visits never need it. If it fails to load, the page works without. */
const UpdateNotice = lazy<ComponentType<{ onLater: () => void }>>(() =>
  import('./update-notice').catch(() => ({ default: () => null })),
);

/** Shows nothing while there is unsaved input. */
export function Updates() {
  const [isNew, setNew] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const hasInput = useUnsavedInput();
  useEffect(
    () =>
      watchRegistry((now) => {
        setNew(now);
        if (!now) setPutOff(false);
      }),
    [],
  );
  if (!isNew || isPutOff || hasInput) return null;
  return (
    <Suspense>
      <UpdateNotice onLater={() => setPutOff(true)} />
    </Suspense>
  );
}
