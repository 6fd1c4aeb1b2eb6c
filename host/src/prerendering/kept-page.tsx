import type { Language } from '@aranya/shared/contracts';
import { createContext, useLayoutEffect, useRef } from 'react';
import { typeAgain } from './early-input';

/** A page that was there before any script, and that no script could take over. */
interface Kept {
  /** Path of its route. */
  path: string;
  /** As they stood in the document. */
  nodes: readonly Node[];
  /** What they say is in this language, whatever is chosen meanwhile. */
  language: Language;
  /** Why its remote did not come; undefined if it is still on its way. */
  failure: unknown;
}

/** Null if nothing was kept. */
export const KeptPage = createContext<Kept | null>(null);

/** The kept page itself: to be read; its links lead on. */
export function KeptContent({ nodes, language }: Pick<Kept, 'nodes' | 'language'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = place.current;
    const page = kept?.closest('main');
    kept?.replaceChildren(...nodes);
    return () => {
      // By then the remote has drawn the page.
      if (kept && page) window.setTimeout(() => typeAgain(kept, page));
    };
  }, [nodes]);
  return <div ref={place} lang={language} style={{ display: 'contents' }} />;
}
