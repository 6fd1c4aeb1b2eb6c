export * from './api-error';
export * from './calls';
export { call } from './client';
export * from './failures';
export { profileReadAt } from './profile-moment';
export * from './session-flows';
export { type QueryState, useQuery } from './use-query';
export { whenNetworkIsBack } from './when-network-is-back';
