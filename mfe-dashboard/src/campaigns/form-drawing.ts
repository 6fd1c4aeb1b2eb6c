import biomass from '@aranya/content/drawings/forms/biomass.svg';
import boundary from '@aranya/content/drawings/forms/boundary.svg';
import field from '@aranya/content/drawings/forms/field.svg';
import institution from '@aranya/content/drawings/forms/institution.svg';
import inventory from '@aranya/content/drawings/forms/inventory.svg';
import market from '@aranya/content/drawings/forms/market.svg';
import product from '@aranya/content/drawings/forms/product.svg';
import production from '@aranya/content/drawings/forms/production.svg';
import tree from '@aranya/content/drawings/forms/tree.svg';
import water from '@aranya/content/drawings/forms/water.svg';

/** Drawings of the records' subjects, by the icon name of the form catalogue. */
const DRAWINGS: Record<string, string> = {
  biomass,
  boundary,
  field,
  institution,
  inventory,
  market,
  product,
  production,
  tree,
  water,
};

/** The drawing of a form's tile; an unknown name gets the tree. */
export const formDrawing = (icon: string): string => DRAWINGS[icon] ?? tree;
