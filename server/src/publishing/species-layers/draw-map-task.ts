import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import type { drawMap } from './draw-map';

export const DRAW_MAP: TaskOf<typeof drawMap> = { name: 'drawMap', lane: 'maps' };
