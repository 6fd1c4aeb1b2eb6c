import { message } from '@aranya/shared/languages';
import type { Workshop } from './upcoming-workshops';

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
