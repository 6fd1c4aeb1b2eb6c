export { loadExpose } from './load-expose';
export { RemoteFailure } from './remote-failure';
export { RemoteRegion } from './remote-region';
export { RenderBoundary } from './render-boundary';
