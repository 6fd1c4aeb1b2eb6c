export { LostPhone as default } from '../lost-phone/lost-phone';
