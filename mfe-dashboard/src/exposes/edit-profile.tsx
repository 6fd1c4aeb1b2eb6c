export { EditProfile as default } from '../profile/edit-profile';
