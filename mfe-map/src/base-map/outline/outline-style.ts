import type { BaseLayerId } from '../base-layers';

/** Style of the outline. Widths in CSS pixels; a missing colour hides that part. */
export interface OutlineStyle {
  sea?: string;
  land?: string;
  shore: string;
  water?: string;
  stateLine: string;
  graticule: string;
  name: string;
  /** Halo around each name, so that lines do not cross it. */
  nameGround: string;
}

/** Style by day: white land in a pale sea, or fine light lines over the relief picture. */
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

/** Style at night: dark land, a little lighter than its sea. */
export const DARK_OUTLINE: OutlineStyle = {
  sea: '#0c1a15',
  land: '#182b22',
  shore: '#3d5f52',
  water: '#2f5a5c',
  stateLine: '#486557',
  graticule: 'rgba(201, 220, 194, 0.08)',
  name: '#a9bbb0',
  nameGround: 'rgba(24, 43, 34, 0.9)',
};
