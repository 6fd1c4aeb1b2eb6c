import { drawIcon } from '@aranya/shared/ui/basics';
import { LAYERS, MINUS, PLUS } from './icon-paths';

export const PlusIcon = drawIcon(PLUS);
export const MinusIcon = drawIcon(MINUS);
export const FitIcon = drawIcon([
  'M4.5 9V4.5H9',
  'M15 4.5h4.5V9',
  'M19.5 15v4.5H15',
  'M9 19.5H4.5V15',
  'M12 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
]);
export const LargeIcon = drawIcon([
  'M14 4.5h5.5V10',
  'M19.5 4.5 13.5 10.5',
  'M10 19.5H4.5V14',
  'M4.5 19.5l6-6',
]);
export const SmallIcon = drawIcon([
  'M13.5 5v5.5H19',
  'M13.5 10.5l6-6',
  'M10.5 19v-5.5H5',
  'M10.5 13.5l-6 6',
]);
export const LayersIcon = drawIcon(LAYERS);
