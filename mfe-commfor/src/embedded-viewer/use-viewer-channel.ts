import { getFieldSiteViewers } from '@aranya/shared/api';
import { type ViewerCommand, ViewerMessage } from '@aranya/shared/contracts';
import { type RefObject, useEffect, useState } from 'react';
import { sentenceFor } from '../loading/use-loaded';

interface Channel {
  /** True once the viewer said that it listens. */
  listening: boolean;
  /** Height of the viewer's content in CSS pixels; null where it did not say. */
  height: number | null;
}

/**
 * Talks with the viewer in a frame: hears only that frame's window and origin, and tells it the
 * chosen field site once it listens. The call is made here; the viewer gets the answer and never
 * the session's token.
 */
export function useViewerChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  siteName: string,
): Channel {
  const [height, setHeight] = useState<number | null>(null);
  // Counts, so that a viewer that loads anew or asks again is told again.
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = ViewerMessage.safeParse(event.data);
      if (!message.success) return;
      if (message.data.say === 'height') setHeight(message.data.height);
      else setAsked((count) => count + 1);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);

  useEffect(() => {
    if (asked === 0 || siteName === '') return;
    const given = new AbortController();
    const tell = (command: ViewerCommand) =>
      given.signal.aborted || frame.current?.contentWindow?.postMessage(command, origin);
    tell({ type: 'aranya/viewer', say: 'loading', fieldSite: siteName });
    getFieldSiteViewers(siteName, given.signal).then(
      (site) => tell({ type: 'aranya/viewer', say: 'show', site }),
      (error: unknown) => {
        if (given.signal.aborted) return;
        const message = sentenceFor(error);
        tell({ type: 'aranya/viewer', say: 'failed', fieldSite: siteName, message });
      },
    );
    return () => given.abort();
  }, [asked, frame, origin, siteName]);

  return { listening: asked > 0, height };
}
