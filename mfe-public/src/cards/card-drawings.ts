import type { CARD_PICTURES } from '@aranya/shared/contracts';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import { DayUnderATree, OpenNotebook } from '../drawings/field-days';
import { FieldsDrawing } from '../drawings/games';
import { FlagOnHill, Quadrat, TableWithGap } from '../drawings/pills';
import { SeeTheMap } from '../drawings/steps';
import { CommunityDrawing, ForestryKitDrawing, ValidatorDrawing } from '../drawings/tools';

const DRAWINGS: Record<(typeof CARD_PICTURES)[number], ComponentType<DrawingProps>> = {
  fields: FieldsDrawing,
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

/** An unknown name of a newer server has fields. */
export const drawingOf = (picture: string): ComponentType<DrawingProps> =>
  new Map(Object.entries(DRAWINGS)).get(picture) ?? FieldsDrawing;
