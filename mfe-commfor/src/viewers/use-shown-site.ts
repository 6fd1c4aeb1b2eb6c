import { type FieldSiteViewers, ViewerCommand, type ViewerMessage } from '@aranya/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { embeddingOrigin } from './embedding-page';

/** What a viewer shows. */
export type ShownSite =
  /** Opened by itself, or in a page that is not ours. */
  | { state: 'standalone' }
  /** In the dashboard, where no field site is chosen yet. */
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

/** What the dashboard around tells this viewer to show; other windows and origins are not heard. */
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
