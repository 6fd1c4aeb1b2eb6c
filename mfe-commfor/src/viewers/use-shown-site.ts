import { ViewerCommand, type ViewerMessage } from '@aranya/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { embeddingOrigin } from './embedding-page';

/**
 * `waiting` before a field site is chosen in the dashboard, `standalone` if the viewer is not
 * embedded, or embedded in a page that is not allowed.
 */
export type ShownSite = ViewerCommand | { say: 'standalone' | 'waiting' };

/** Ignores messages of other windows and origins. */
export function useShownSite() {
  const [origin] = useState(embeddingOrigin);
  const [shown, setShown] = useState<ShownSite>({ say: origin ? 'waiting' : 'standalone' });

  const say = useCallback(
    (message: ViewerMessage) => {
      if (origin) window.parent.postMessage(message, origin);
    },
    [origin],
  );

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const command = ViewerCommand.safeParse(event.data);
      if (command.success) setShown(command.data);
    };
    window.addEventListener('message', hear);
    say({ type: 'aranya/viewer', say: 'ready' });
    return () => window.removeEventListener('message', hear);
  }, [origin, say]);

  return { shown, say };
}
