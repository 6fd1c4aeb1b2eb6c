export * from './api-error';
export * from './calls';
export { call } from './client';
export * from './failures';
export * from './session-flows';
export { type QueryState, useQuery } from './use-query';
