import type { BaseLayerId } from '../base-layers';

/** How the outline is drawn. Widths in CSS pixels; a missing colour leaves that part out. */
export interface OutlineStyle {
  sea?: string;
  land?: string;
  shore: string;
  water?: string;
  stateLine: string;
  graticule: string;
  name: string;
  /** Around each name, so that lines do not cross it. */
  nameGround: string;
}

/** White land in a pale sea, or fine light lines over the relief picture. */
export const OUTLINE_STYLES: Record<BaseLayerId, OutlineStyle> = {
  light: {
    sea: '#dbe8e9',
    land: '#ffffff',
    shore: '#a9bfc0',
    water: '#8fbdd0',
    stateLine: '#a7aaa5',
    graticule: 'rgba(74, 90, 82, 0.13)',
    name: '#5b6963',
    nameGround: 'rgba(255, 255, 255, 0.9)',
  },
  satellite: {
    shore: 'rgba(255, 255, 255, 0.55)',
    stateLine: 'rgba(255, 255, 255, 0.6)',
    graticule: 'rgba(255, 255, 255, 0.12)',
    name: '#ffffff',
    nameGround: 'rgba(8, 26, 19, 0.7)',
  },
};
