import { type FieldSiteViewers, ViewerCommand, type ViewerMessage } from '@aranya/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { embeddingOrigin } from './embedding-page';

export type ShownSite =
  /** The viewer is not embedded, or embedded in a page that is not allowed. */
  | { state: 'standalone' }
  /** Embedded in the dashboard, which has no chosen field site yet. */
  | { state: 'waiting' }
  | { state: 'loading'; fieldSite: string }
  | { state: 'failed'; fieldSite: string; message: string }
  | { state: 'show'; site: FieldSiteViewers };

const shownBy = (command: ViewerCommand): ShownSite => {
  if (command.say === 'show') return { state: 'show', site: command.site };
  if (command.say === 'failed') {
    return { state: 'failed', fieldSite: command.fieldSite, message: command.message };
  }
  return { state: 'loading', fieldSite: command.fieldSite };
};

/**
 * Receives the field site from the embedding dashboard; messages of other windows and origins are
 * ignored.
 */
export function useShownSite() {
  const [origin] = useState(embeddingOrigin);
  const [shown, setShown] = useState<ShownSite>({ state: origin ? 'waiting' : 'standalone' });

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
      if (command.success) setShown(shownBy(command.data));
    };
    window.addEventListener('message', hear);
    say({ type: 'aranya/viewer', say: 'ready' });
    return () => window.removeEventListener('message', hear);
  }, [origin, say]);

  return { shown, say };
}
