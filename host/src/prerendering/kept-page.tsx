import type { Language } from '@aranya/shared/contracts';
import { createContext, useLayoutEffect, useRef } from 'react';
import { typeAgain } from './early-input';
import { type ReadingPlace, readingPlace, readOn } from './reading-place';

/** A prerendered page that could not be hydrated. */
interface Kept {
  path: string;
  /** Nodes of the page in the document. */
  nodes: readonly Node[];
  /** Place in the page that the person was reading. */
  place: ReadingPlace;
  /** Language of the prerendered text, whatever language is chosen later. */
  language: Language;
  /** Reason why its remote failed; undefined while it is loading. */
  failure: unknown;
}

/** The prerendered page of the region; null if there is none. */
export const KeptPage = createContext<Kept | null>(null);

/** Shows the prerendered page for reading; its links work. */
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
