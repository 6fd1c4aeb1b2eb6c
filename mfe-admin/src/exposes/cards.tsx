export { CardsPage as default } from '../cards/cards-page';
