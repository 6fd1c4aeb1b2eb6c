import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useUnsavedInput } from './use-unsaved-input';
import { watchRegistry } from './watch-registry';

/** Comes when there is something to say: most visits never see it. Where it does not come the page goes on without. */
const UpdateNotice = lazy<ComponentType<{ onLater: () => void }>>(() =>
  import('./update-notice').catch(() => ({ default: () => null })),
);

/** Says quietly that what is on the page has a newer release; never while something is typed. */
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
