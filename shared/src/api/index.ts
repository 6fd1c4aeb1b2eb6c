export * from './api-error';
export * from './calls';
export { call } from './client';
export * from './session-flows';
