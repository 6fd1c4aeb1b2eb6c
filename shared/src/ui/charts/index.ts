/** Loads Chart.js. */
export type { Bar } from './bar-chart';
export { ChartFigure } from './chart-figure';
