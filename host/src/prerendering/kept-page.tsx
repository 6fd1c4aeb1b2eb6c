import type { Language } from '@aranya/shared/contracts';
import { createContext, useLayoutEffect, useRef } from 'react';
import { typeAgain } from './early-input';
import { type ReadingPlace, readingPlace, readOn } from './reading-place';

/** A prerendered page that could not be hydrated. */
interface Kept {
  path: string;
  nodes: readonly Node[];
  place: ReadingPlace;
  /** Stays that of the prerendered text, whatever language is chosen later. */
  language: Language;
  /** Undefined while its remote is loading. */
  failure: unknown;
}

/** Null without a prerendered page. */
export const KeptPage = createContext<Kept | null>(null);

export function KeptContent({
  nodes,
  place,
  language,
}: Pick<Kept, 'nodes' | 'place' | 'language'>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = box.current;
    const page = kept?.closest('main');
    kept?.replaceChildren(...nodes);
    readOn(nodes, place);
    return () => {
      if (!kept || !page) return;
      const left = readingPlace(nodes);
      // Delayed until the remote has rendered the page.
      window.setTimeout(() => {
        typeAgain(kept, page);
        readOn(page.childNodes, left);
      });
    };
  }, [nodes, place]);
  return <div ref={box} lang={language} style={{ display: 'contents' }} />;
}
