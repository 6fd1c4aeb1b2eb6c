import type { SiteLayer } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { palette } from '@aranya/shared/ui/theme';
import type { PathOptions } from 'leaflet';

interface LayerStyle {
  name: string;
  sample: 'area' | 'line' | 'point';
  look: PathOptions;
}

/** Line, dash and shape differ as well as colour, for colour-blind people. */
export const LAYER_STYLES: Record<SiteLayer, LayerStyle> = {
  boundary: {
    name: message('Boundary'),
    sample: 'area',
    look: {
      color: palette.forest700,
      weight: 2.5,
      dashArray: '8 6',
      fillColor: palette.moss200,
      fillOpacity: 0.55,
    },
  },
  plots: {
    name: message('Plots'),
    sample: 'point',
    look: { color: palette.ink, weight: 1.5, fillColor: palette.paper, fillOpacity: 1 },
  },
  water: {
    name: message('Water'),
    sample: 'line',
    look: { color: palette.teal600, weight: 3, fillColor: '#9CCBC6', fillOpacity: 0.8 },
  },
  paths: {
    name: message('Paths'),
    sample: 'line',
    look: { color: '#6B5330', weight: 2, dashArray: '2 6', fill: false },
  },
  habitation: {
    name: message('Habitation'),
    sample: 'area',
    look: { color: '#6B5330', weight: 1.5, fillColor: '#DCC9A3', fillOpacity: 0.9 },
  },
};
