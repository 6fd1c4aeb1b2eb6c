/** Drawn on a grid of 24 by 24. */

export const PLUS = ['M12 5.5v13', 'M5.5 12h13'] as const;
export const MINUS = ['M5.5 12h13'] as const;
export const LAYERS = [
  'M12 4 4 8.2l8 4.2 8-4.2L12 4Z',
  'M4 12.2l8 4.2 8-4.2',
  'M4 16.2l8 4.2 8-4.2',
] as const;
