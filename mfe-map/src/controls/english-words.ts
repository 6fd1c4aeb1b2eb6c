/** English words of what the species map and the embedded map have both. */

export const BLOCK_WORDS = {
  block: 'Block',
  district: 'District',
  state: 'State',
  notNamed: 'Not named',
} as const;

export const CONTROL_WORDS = {
  legend: 'Legend',
  layers: 'Layers',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
