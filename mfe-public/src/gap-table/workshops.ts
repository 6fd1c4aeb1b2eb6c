import { message } from '@aranya/shared/languages';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import { DayUnderATree, OpenNotebook } from '../drawings/field-days';
import { FlagOnHill, Quadrat, TableWithGap } from '../drawings/pills';
import { SeeTheMap } from '../drawings/steps';
import { CommunityDrawing, ForestryKitDrawing, ValidatorDrawing } from '../drawings/tools';

/** A workshop as its card shows it. All of them are samples. */
export interface Workshop {
  title: string;
  note: string;
  text: string;
  Drawing: ComponentType<DrawingProps>;
}

export const UPCOMING: readonly Workshop[] = [
  {
    title: message('Water that nobody counts'),
    note: message('Sample · one day · Harichandanpur'),
    text: message(
      'Ponds, wells and seasonal streams: which are recorded, by whom, and which are not.',
    ),
    Drawing: SeeTheMap,
  },
  {
    title: message('Names of trees'),
    note: message('Sample · half a day · Gadchiroli'),
    text: message(
      'One tree, five names: agreeing on a list that a form in three languages can use.',
    ),
    Drawing: OpenNotebook,
  },
  {
    title: message('Carbon for beginners'),
    note: message('Sample · two days · Himachal Pradesh'),
    text: message('How a tape around a trunk becomes an estimate, and how large its doubt is.'),
    Drawing: ForestryKitDrawing,
  },
  {
    title: message('Where the boundary runs'),
    note: message('Sample · one day · Odisha'),
    text: message('Walking the edge of a community forest with those who remember it.'),
    Drawing: FlagOnHill,
  },
  {
    title: message('Market day'),
    note: message('Sample · one day · Keonjhar'),
    text: message('What is sold at the haat, what it earns, and what no statistic shows of it.'),
    Drawing: CommunityDrawing,
  },
];

export const PAST: readonly Workshop[] = [
  {
    title: message('The first gap table'),
    note: message('Sample · one day · online'),
    text: message('Twelve people, one table, forty gaps: how this series began.'),
    Drawing: TableWithGap,
  },
  {
    title: message('A square metre'),
    note: message('Sample · half a day · Dehradun'),
    text: message('Laying a quadrat, and counting what grows inside without an argument.'),
    Drawing: Quadrat,
  },
  {
    title: message('Checking each other'),
    note: message('Sample · one day · Bhubaneswar'),
    text: message('Exchanging sheets: what another pair of eyes finds in data from the ground.'),
    Drawing: ValidatorDrawing,
  },
  {
    title: message('A day with the range office'),
    note: message('Sample · one day · Kullu'),
    text: message('Which registers exist, what is in them, and who may read them.'),
    Drawing: DayUnderATree,
  },
  {
    title: message('Rules of the commons'),
    note: message('Sample · two days · Angul'),
    text: message('Writing down who may take what and when, in the words of those who decide it.'),
    Drawing: CommunityDrawing,
  },
];
