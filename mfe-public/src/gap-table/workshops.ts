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
    title: 'Water that nobody counts',
    note: 'Sample · one day · Harichandanpur',
    text: 'Ponds, wells and seasonal streams: which are recorded, by whom, and which are not.',
    Drawing: SeeTheMap,
  },
  {
    title: 'Names of trees',
    note: 'Sample · half a day · Gadchiroli',
    text: 'One tree, five names: agreeing on a list that a form in three languages can use.',
    Drawing: OpenNotebook,
  },
  {
    title: 'Carbon for beginners',
    note: 'Sample · two days · Himachal Pradesh',
    text: 'How a tape around a trunk becomes an estimate, and how large its doubt is.',
    Drawing: ForestryKitDrawing,
  },
  {
    title: 'Where the boundary runs',
    note: 'Sample · one day · Odisha',
    text: 'Walking the edge of a community forest with those who remember it.',
    Drawing: FlagOnHill,
  },
  {
    title: 'Market day',
    note: 'Sample · one day · Keonjhar',
    text: 'What is sold at the haat, what it earns, and what no statistic shows of it.',
    Drawing: CommunityDrawing,
  },
];

export const PAST: readonly Workshop[] = [
  {
    title: 'The first gap table',
    note: 'Sample · one day · online',
    text: 'Twelve people, one table, forty gaps: how this series began.',
    Drawing: TableWithGap,
  },
  {
    title: 'A square metre',
    note: 'Sample · half a day · Dehradun',
    text: 'Laying a quadrat, and counting what grows inside without an argument.',
    Drawing: Quadrat,
  },
  {
    title: 'Checking each other',
    note: 'Sample · one day · Bhubaneswar',
    text: 'Exchanging sheets: what another pair of eyes finds in data from the ground.',
    Drawing: ValidatorDrawing,
  },
  {
    title: 'A day with the range office',
    note: 'Sample · one day · Kullu',
    text: 'Which registers exist, what is in them, and who may read them.',
    Drawing: DayUnderATree,
  },
  {
    title: 'Rules of the commons',
    note: 'Sample · two days · Angul',
    text: 'Writing down who may take what and when, in the words of those who decide it.',
    Drawing: CommunityDrawing,
  },
];
