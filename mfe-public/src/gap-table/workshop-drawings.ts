import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import { DayUnderATree, OpenNotebook } from '../drawings/field-days';
import { FlagOnHill, Quadrat, TableWithGap } from '../drawings/pills';
import { SeeTheMap } from '../drawings/steps';
import { CommunityDrawing, ForestryKitDrawing, ValidatorDrawing } from '../drawings/tools';
import type { Workshop } from './upcoming-workshops';

/** Drawings of the samples; published cards name their own. */
export const WORKSHOP_DRAWINGS: Record<Workshop['picture'], ComponentType<DrawingProps>> = {
  map: SeeTheMap,
  notebook: OpenNotebook,
  'forestry-kit': ForestryKitDrawing,
  flag: FlagOnHill,
  community: CommunityDrawing,
  table: TableWithGap,
  quadrat: Quadrat,
  validator: ValidatorDrawing,
  tree: DayUnderATree,
};
