import { startHost } from './species-map.js';

startHost(() => import('mfe_map/mount'));
