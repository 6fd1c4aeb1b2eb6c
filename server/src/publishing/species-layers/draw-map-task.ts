import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import type { drawMap } from './draw-map';

/** Worker task that runs {@link drawMap}. */
export const DRAW_MAP: TaskOf<typeof drawMap> = { name: 'drawMap', lane: 'maps' };
