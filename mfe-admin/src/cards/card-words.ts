import type { CARD_PICTURES } from '@aranya/shared/contracts';
import type { CardFields, CardKind } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { dayInWords } from '../table/words';

export const PICTURES: Record<(typeof CARD_PICTURES)[number], string> = {
  fields: message('Fields'),
  map: message('Map'),
  notebook: message('Open notebook'),
  'forestry-kit': message('Tape and sheet'),
  flag: message('Flag on a hill'),
  community: message('People together'),
  table: message('Table with a gap'),
  quadrat: message('Quadrat'),
  validator: message('Checking sheets'),
  tree: message('Day under a tree'),
};

export const KINDS: Record<
  CardKind,
  Record<'many' | 'none' | 'add' | 'edit' | 'remove', string>
> = {
  campaign: {
    many: message('Campaigns'),
    none: message('No campaigns yet'),
    add: message('New campaign'),
    edit: message('Edit campaign'),
    remove: message('Delete campaign'),
  },
  event: {
    many: message('Events'),
    none: message('No events yet'),
    add: message('New event'),
    edit: message('Edit event'),
    remove: message('Delete event'),
  },
};

export const newCard = (kind: CardKind): CardFields => ({
  kind,
  title: '',
  text: '',
  place: '',
  startsOn: null,
  endsOn: null,
  picture: kind === 'campaign' ? 'fields' : 'community',
  link: '',
  published: false,
});

/** Empty if no day is set. */
export function daysInWords({ startsOn, endsOn }: Pick<CardFields, 'startsOn' | 'endsOn'>): string {
  const days = new Set([startsOn, endsOn].flatMap((day) => day ?? []));
  return [...days].map(dayInWords).join(' – ');
}
