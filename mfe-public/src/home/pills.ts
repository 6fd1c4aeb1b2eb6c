import { message } from '@aranya/shared/languages';
import type { IconProps } from '@aranya/shared/ui/basics';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import {
  FieldCamera,
  FlagOnHill,
  FoldedMap,
  Quadrat,
  Sapling,
  TableWithGap,
} from '../drawings/pills';
import { CampaignIcon, FilmIcon, FoldIcon, GapIcon, QuadratIcon, SaplingIcon } from './pill-icons';

/** One of the six links of the home page. */
export interface Pill {
  name: string;
  /** Path of the page behind 'Explore'. */
  route: string;
  description: string;
  Icon: ComponentType<IconProps>;
  Drawing: ComponentType<DrawingProps>;
}

export const LEFT_PILLS: readonly Pill[] = [
  {
    name: message('nFold'),
    route: '/n-fold',
    description: message(
      'Open tools for gathering, checking and reading data about the land, and the community that builds them together.',
    ),
    Icon: FoldIcon,
    Drawing: FoldedMap,
  },
  {
    name: message('Activities'),
    route: '/activities',
    description: message(
      'Walks, counts and training days in villages, forests and classrooms. Learn to identify, measure and record.',
    ),
    Icon: QuadratIcon,
    Drawing: Quadrat,
  },
  {
    name: message('nFilms'),
    route: '/films',
    description: message(
      'Films from the field: how forest communities use, protect and talk about the places they live in.',
    ),
    Icon: FilmIcon,
    Drawing: FieldCamera,
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
    Drawing: FlagOnHill,
  },
  {
    name: message('nAct'),
    route: '/n-act',
    description: message(
      'From knowing to doing: restoration, planting and protection that start from what the records show.',
    ),
    Icon: SaplingIcon,
    Drawing: Sapling,
  },
  {
    name: message('Gap Table'),
    route: '/gap-table',
    description: message(
      'Workshops around one table, where people find out together what nobody has measured yet.',
    ),
    Icon: GapIcon,
    Drawing: TableWithGap,
  },
];
