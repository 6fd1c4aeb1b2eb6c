import { settings } from '@aranya/shared/config';

/** The block overlays of the layer switcher. */
export type BlockLayerId = 'himachal' | 'odisha';

interface BlockLayer {
  id: BlockLayerId;
  /** As the layer switcher says it. */
  name: string;
  /** State, as its failure is logged. */
  state: string;
  url: () => string;
}

export const BLOCK_LAYERS: readonly BlockLayer[] = [
  {
    id: 'himachal',
    name: 'Himachal Block Layer',
    state: 'Himachal',
    url: () => settings().map.himachalBlocksUrl,
  },
  {
    id: 'odisha',
    name: 'Odisha Block Layer',
    state: 'Odisha',
    url: () => settings().map.odishaBlocksUrl,
  },
];
