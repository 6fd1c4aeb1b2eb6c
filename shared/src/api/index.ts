export { askAhead } from './ask-ahead';
export * from './calls';
export * from './client/api-error';
export { call } from './client/client';
export * from './client/failures';
export { callForFile } from './files/call-for-file';
export { useOwnPhoto } from './files/own-photo';
export {
  dropWaiting,
  inTurnWithQueue,
  newCallId,
  sendOrKeep,
  whatWaits,
} from './keep-for-later';
export { profileReadAt } from './profile-moment';
export * from './session/session-flows';
export { type QueryState, useQuery } from './use-query';
export * from './web-form-calls';
export { whenNetworkIsBack } from './when-network-is-back';
