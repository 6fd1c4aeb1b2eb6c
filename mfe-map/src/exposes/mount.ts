/** For federated hosts that know nothing of React or of our session. */
export { mount } from '../embed/mount';
