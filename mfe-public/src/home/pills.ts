import fieldCamera from '@aranya/content/drawings/pills/field-camera.svg';
import flagOnHill from '@aranya/content/drawings/pills/flag-on-hill.svg';
import foldedMap from '@aranya/content/drawings/pills/folded-map.svg';
import quadrat from '@aranya/content/drawings/pills/quadrat.svg';
import sapling from '@aranya/content/drawings/pills/sapling.svg';
import tableWithGap from '@aranya/content/drawings/pills/table-with-gap.svg';
import { message } from '@aranya/shared/languages';
import { drawIcon, type IconProps } from '@aranya/shared/ui/basics';
import type { ComponentType } from 'react';

const FoldIcon = drawIcon([
  'M3.5 7 9 4.5 15 7l5.5-2.5v12.5L15 19.5 9 17l-5.5 2.5Z',
  'M9 4.5V17',
  'M15 7v12.5',
]);
const QuadratIcon = drawIcon([
  'M12 4 21 10.5 12 17 3 10.5Z',
  'M7.5 7.2l9 6.5',
  'M16.5 7.2l-9 6.5',
  'M3 10.5v2.5l9 6.5 9-6.5v-2.5',
]);
const FilmIcon = drawIcon([
  'M4.5 10h10v7.5h-10Z',
  'M14.5 12.5 20 10v7.5L14.5 15',
  'M7 10a2.6 2.6 0 1 1 .1 0',
  'M12 10a2.2 2.2 0 1 1 .1 0',
]);
const CampaignIcon = drawIcon([
  'M11 16V4l7.5 2.5L11 9.5',
  'M3 20c2-3 5-4.5 8-4.5s7 1.5 10 4.5',
  'M7.5 20c1-1.2 2.2-1.8 3.5-1.8s3 .6 4 1.8',
]);
const SaplingIcon = drawIcon([
  'M12 20.5V9',
  'M12 12C8 12 5.5 9.5 5.5 6 9.5 6 12 8.5 12 12Z',
  'M12 9.5c0-3.5 2.5-6 6.5-6 0 4-2.5 6-6.5 6Z',
  'M4.5 20.5h15',
]);
const GapIcon = drawIcon([
  'M4 5h16v14H4Z',
  'M4 9.6h16',
  'M9.3 5v14',
  'M14.7 5v4.6',
  'M14.7 14.3V19',
  'M4 14.3h5.3',
  'M14.7 14.3H20',
  'M12 12v.1',
]);

export interface Pill {
  name: string;
  route: string;
  description: string;
  Icon: ComponentType<IconProps>;
  drawing: string;
}

export const LEFT_PILLS: readonly Pill[] = [
  {
    name: message('nFold'),
    route: '/n-fold',
    description: message(
      'Open tools for gathering, checking and reading data about the land, and the community that builds them together.',
    ),
    Icon: FoldIcon,
    drawing: foldedMap,
  },
  {
    name: message('Activities'),
    route: '/activities',
    description: message(
      'Walks, counts and training days in villages, forests and classrooms. Learn to identify, measure and record.',
    ),
    Icon: QuadratIcon,
    drawing: quadrat,
  },
  {
    name: message('nFilms'),
    route: '/films',
    description: message(
      'Films from the field: how forest communities use, protect and talk about the places they live in.',
    ),
    Icon: FilmIcon,
    drawing: fieldCamera,
  },
];

export const RIGHT_PILLS: readonly Pill[] = [
  {
    name: message('Campaigns'),
    route: '/compaigns',
    description: message(
      'One question, one region, many people. Join a campaign and your records answer it with everyone else’s.',
    ),
    Icon: CampaignIcon,
    drawing: flagOnHill,
  },
  {
    name: message('nAct'),
    route: '/n-act',
    description: message(
      'From knowing to doing: restoration, planting and protection that start from what the records show.',
    ),
    Icon: SaplingIcon,
    drawing: sapling,
  },
  {
    name: message('Gap Table'),
    route: '/gap-table',
    description: message(
      'Workshops around one table, where people find out together what nobody has measured yet.',
    ),
    Icon: GapIcon,
    drawing: tableWithGap,
  },
];
