export * from './api-error';
export { askAhead } from './ask-ahead';
export * from './calls';
export { call } from './client';
export * from './failures';
export {
  dropWaiting,
  editWaiting,
  inTurnWithQueue,
  newCallId,
  sendOrKeep,
  whatWaits,
} from './keep-for-later';
export { useOwnPhoto } from './own-photo';
export { profileReadAt } from './profile-moment';
export * from './session-flows';
export { type QueryState, useQuery } from './use-query';
export * from './web-form-calls';
export { whenNetworkIsBack } from './when-network-is-back';
