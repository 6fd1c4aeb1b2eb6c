export * from './contour-lines';
export * from './page-states';
