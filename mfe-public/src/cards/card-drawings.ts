import dayUnderATree from '@aranya/content/drawings/field-days/day-under-a-tree.svg';
import openNotebook from '@aranya/content/drawings/field-days/open-notebook.svg';
import fields from '@aranya/content/drawings/games/fields.svg';
import flagOnHill from '@aranya/content/drawings/pills/flag-on-hill.svg';
import quadrat from '@aranya/content/drawings/pills/quadrat.svg';
import tableWithGap from '@aranya/content/drawings/pills/table-with-gap.svg';
import seeTheMap from '@aranya/content/drawings/steps/see-the-map.svg';
import community from '@aranya/content/drawings/tools/community.svg';
import forestryKit from '@aranya/content/drawings/tools/forestry-kit.svg';
import validator from '@aranya/content/drawings/tools/validator.svg';
import type { CARD_PICTURES } from '@aranya/shared/contracts';

const DRAWINGS: Record<(typeof CARD_PICTURES)[number], string> = {
  fields: fields,
  map: seeTheMap,
  notebook: openNotebook,
  'forestry-kit': forestryKit,
  flag: flagOnHill,
  community: community,
  table: tableWithGap,
  quadrat: quadrat,
  validator: validator,
  tree: dayUnderATree,
};

/** An unknown name of a newer server has fields. */
export const drawingOf = (picture: string): string =>
  new Map(Object.entries(DRAWINGS)).get(picture) ?? fields;
