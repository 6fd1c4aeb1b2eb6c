import type { Language } from '@aranya/shared/contracts';
import { createContext, useLayoutEffect, useRef } from 'react';
import { typeAgain } from './early-input';

/** A prerendered page that could not be hydrated. */
interface Kept {
  path: string;
  /** Nodes of the page in the document. */
  nodes: readonly Node[];
  /** Language of its text, whatever language is chosen later. */
  language: Language;
  /** Reason why its remote failed; undefined while it is loading. */
  failure: unknown;
}

/** The prerendered page of the region; null if there is none. */
export const KeptPage = createContext<Kept | null>(null);

/** Shows the prerendered page for reading; its links work. */
export function KeptContent({ nodes, language }: Pick<Kept, 'nodes' | 'language'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = place.current;
    const page = kept?.closest('main');
    kept?.replaceChildren(...nodes);
    return () => {
      // Delayed until the remote has rendered the page.
      if (kept && page) window.setTimeout(() => typeAgain(kept, page));
    };
  }, [nodes]);
  return <div ref={place} lang={language} style={{ display: 'contents' }} />;
}
