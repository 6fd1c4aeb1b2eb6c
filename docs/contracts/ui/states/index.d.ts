export * from './as-of';
export * from './contour-band';
export * from './contour-lines';
export * from './optional-part';
export * from './page-states';
