export { askAhead } from './ask-ahead';
export * from './calls';
export * from './client/api-error';
export { call, get, post } from './client/client';
export * from './client/failures';
export { keepLater, presentPerson, remembered } from './device-answers';
export { askWhileBusy } from './files/ask-while-busy';
export { callForFile } from './files/call-for-file';
export { usePhoto } from './files/use-photo';
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
