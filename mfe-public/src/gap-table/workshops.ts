import type { CARD_PICTURES } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

export interface Workshop {
  title: string;
  note: string;
  text: string;
  picture: Exclude<(typeof CARD_PICTURES)[number], 'fields'>;
}

/** Shown if the institute has published events and none is upcoming. */
export const NONE_UPCOMING = message('No event is planned now. The next one is announced here.');

export const UPCOMING: readonly Workshop[] = [
  {
    title: message('Water that nobody counts'),
    note: message('Sample · one day · Harichandanpur'),
    text: message(
      'Ponds, wells and seasonal streams: which are recorded, by whom, and which are not.',
    ),
    picture: 'map',
  },
  {
    title: message('Names of trees'),
    note: message('Sample · half a day · Gadchiroli'),
    text: message(
      'One tree, five names: agreeing on a list that a form in three languages can use.',
    ),
    picture: 'notebook',
  },
  {
    title: message('Carbon for beginners'),
    note: message('Sample · two days · Himachal Pradesh'),
    text: message('How a tape around a trunk becomes an estimate, and how large its doubt is.'),
    picture: 'forestry-kit',
  },
  {
    title: message('Where the boundary runs'),
    note: message('Sample · one day · Odisha'),
    text: message('Walking the edge of a community forest with those who remember it.'),
    picture: 'flag',
  },
  {
    title: message('Market day'),
    note: message('Sample · one day · Keonjhar'),
    text: message('What is sold at the haat, what it earns, and what no statistic shows of it.'),
    picture: 'community',
  },
];

export const PAST: readonly Workshop[] = [
  {
    title: message('The first gap table'),
    note: message('Sample · one day · online'),
    text: message('Twelve people, one table, forty gaps: how this series began.'),
    picture: 'table',
  },
  {
    title: message('A square metre'),
    note: message('Sample · half a day · Dehradun'),
    text: message('Laying a quadrat, and counting what grows inside without an argument.'),
    picture: 'quadrat',
  },
  {
    title: message('Checking each other'),
    note: message('Sample · one day · Bhubaneswar'),
    text: message('Exchanging sheets: what another pair of eyes finds in data from the ground.'),
    picture: 'validator',
  },
  {
    title: message('A day with the range office'),
    note: message('Sample · one day · Kullu'),
    text: message('Which registers exist, what is in them, and who may read them.'),
    picture: 'tree',
  },
  {
    title: message('Rules of the commons'),
    note: message('Sample · two days · Angul'),
    text: message('Writing down who may take what and when, in the words of those who decide it.'),
    picture: 'community',
  },
];
