export * from './contour-band';
export * from './contour-lines';
export * from './page-states';
