/** `<aranya-map>` in the JSX of React 18 and 19; beside `embed.d.ts`. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { AranyaMapElement, AranyaMapEventMap, AranyaMapOptions } from './embed';

/**
 * Attributes that React sets on the element. React 18 turns objects into text, so `data` needs a
 * ref there.
 */
type MapAttributes = AranyaMapOptions &
  Omit<HTMLAttributes<AranyaMapElement>, keyof AranyaMapOptions> &
  RefAttributes<AranyaMapElement>;

/** Listeners as props of React 19; React 18 needs a ref. */
type MapListeners = {
  [Type in keyof AranyaMapEventMap as `on${Type}`]?: (event: AranyaMapEventMap[Type]) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'aranya-map': MapAttributes & MapListeners;
    }
  }
}
