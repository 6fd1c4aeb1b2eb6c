import type { MapDrawing } from './draw-map';
import { MAP_PICTURE_LIMITS } from './limits';
import { inType, layerNamed, pictureTypeOf, readPixels } from './map-request';
import type { WmsParameters } from './wms-parameters';

/** The legend shows the dot for one record, which is the smallest. */
const RECORDS = 1;

/** Clients write the layer's title beside it. @throws ServiceException */
export function readLegend(parameters: WmsParameters): MapDrawing {
  const { usual, max } = MAP_PICTURE_LIMITS.legend;
  const { scientificName } = layerNamed(parameters.required('LAYER'));
  const type = pictureTypeOf(parameters.optional('FORMAT') ?? 'image/png');
  const pixels = (name: string) => readPixels(name, parameters.optional(name) ?? `${usual}`, max);
  const [width, height] = [pixels('WIDTH'), pixels('HEIGHT')];
  const dots = {
    x: Float64Array.of(width / 2),
    y: Float64Array.of(height / 2),
    counts: Float64Array.of(RECORDS),
  };
  return {
    width,
    height,
    ...inType(type, null),
    scale: Math.min(width, height) / usual,
    species: [{ scientificName, dots }],
  };
}
