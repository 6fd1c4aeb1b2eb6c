import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';

export type BlockLayerId = 'himachal' | 'odisha';

interface BlockLayer {
  id: BlockLayerId;
  name: string;
  state: string;
  url: () => string;
}

export const BLOCK_LAYERS: readonly BlockLayer[] = [
  {
    id: 'himachal',
    name: message('Himachal Block Layer'),
    state: 'Himachal',
    url: () => settings().map.himachalBlocksUrl,
  },
  {
    id: 'odisha',
    name: message('Odisha Block Layer'),
    state: 'Odisha',
    url: () => settings().map.odishaBlocksUrl,
  },
];
