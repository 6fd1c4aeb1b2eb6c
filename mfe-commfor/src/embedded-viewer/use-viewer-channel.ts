import { getFieldSiteViewers, useQuery } from '@aranya/shared/api';
import { type ViewerCommand, ViewerMessage } from '@aranya/shared/contracts';
import { type RefObject, useEffect, useState } from 'react';

const askSite = ({ siteName }: { siteName: string; asked: number }, signal: AbortSignal) =>
  getFieldSiteViewers(siteName, signal);

/**
 * Accepts only the frame's window and origin. The dashboard calls the server; the viewer gets the
 * answer but never the session's token.
 */
export function useViewerChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  siteName: string,
) {
  /** In CSS pixels; null if unknown. */
  const [height, setHeight] = useState<number | null>(null);
  // A counter, so that a viewer that reloads or asks again gets the site again.
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

  const isWanted = asked > 0 && siteName !== '';
  const {
    currentData: site,
    isFetching,
    failure,
  } = useQuery(askSite, isWanted ? { siteName, asked } : null);

  useEffect(() => {
    const tell = (command: ViewerCommand) =>
      frame.current?.contentWindow?.postMessage(command, origin);
    const type = 'aranya/viewer';
    if (isFetching) tell({ type, say: 'loading', fieldSite: siteName });
    else if (failure) tell({ type, say: 'failed', fieldSite: siteName, message: failure });
    else if (site) tell({ type, say: 'show', site });
  }, [isFetching, failure, site, frame, origin, siteName]);

  return {
    /** The viewer has posted `ready`. */
    listening: asked > 0,
    height,
  };
}
