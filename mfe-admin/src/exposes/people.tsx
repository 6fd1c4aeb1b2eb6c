export { PeoplePage as default } from '../people/people-page';
