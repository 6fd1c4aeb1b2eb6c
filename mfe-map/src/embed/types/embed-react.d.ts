/** Works with React 18 and 19. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { AranyaMapElement, AranyaMapEventMap, AranyaMapOptions } from './embed';

/** React 18 turns objects into text, so `data` needs a ref there. */
type MapAttributes = AranyaMapOptions &
  Omit<HTMLAttributes<AranyaMapElement>, keyof AranyaMapOptions> &
  RefAttributes<AranyaMapElement>;

/** React 18 needs a ref for these. */
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
