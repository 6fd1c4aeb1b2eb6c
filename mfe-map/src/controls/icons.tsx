import { drawIcon } from '@aranya/shared/ui/basics';

export const PlusIcon = drawIcon(['M12 5.5v13', 'M5.5 12h13']);
export const MinusIcon = drawIcon(['M5.5 12h13']);
/** Four corners around a point: everything in view. */
export const FitIcon = drawIcon([
  'M4.5 9V4.5H9',
  'M15 4.5h4.5V9',
  'M19.5 15v4.5H15',
  'M9 19.5H4.5V15',
  'M12 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
]);
/** Three sheets lying over each other. */
export const LayersIcon = drawIcon([
  'M12 4 4 8.2l8 4.2 8-4.2L12 4Z',
  'M4 12.2l8 4.2 8-4.2',
  'M4 16.2l8 4.2 8-4.2',
]);
