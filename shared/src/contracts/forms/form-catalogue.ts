import { PROJECT_ID, ROLE_ID, TRIAL_FORM_ID } from '../constants';
import { message } from '../fields/message';

/**
 * An entry of the packaged form catalogue, with which a new server starts. It has no PIN: the
 * server stores hashes of PINs.
 */
export interface FormCatalogueEntry {
  id: number;
  /**
   * Subject of the records. Names in the package are English; translations are in the catalogues.
   */
  name: string;
  /** Region or scope. */
  name2: string;
  /** The form's id, URL-encoded as in the call. */
  formId: string;
  roleId: number;
  projectId: number;
  /** Name of the drawing on the tile. */
  icon: string;
  location: 'other';
  /** Languages of the form, if the institute lists them. */
  languages?: readonly string[] | undefined;
}

const entry = (
  id: number,
  name: string,
  name2: string,
  formId: string,
  icon: string,
): FormCatalogueEntry => ({
  id,
  name,
  name2,
  formId: encodeURIComponent(formId),
  roleId: ROLE_ID,
  projectId: PROJECT_ID,
  icon,
  location: 'other',
});

/** Forms behind a PIN (specification section 3, Tiles). */
export const TARGETED_FORMS: readonly FormCatalogueEntry[] = [
  entry(
    1,
    message('Tree Species Distribution'),
    message('Himachal Pradesh'),
    'tree_species_himachal_pradesh',
    'tree',
  ),
  entry(2, message('Tree Species Distribution'), message('Odisha'), 'tree_species_odisha', 'tree'),
  entry(
    3,
    message('Tree Species Distribution'),
    message('Gadchiroli'),
    'tree_species_gadchiroli',
    'tree',
  ),
  entry(
    4,
    message('Tree Species Distribution'),
    message('Andhra Pradesh'),
    'tree_species_andhra_pradesh',
    'tree',
  ),
  entry(
    5,
    message('Above Ground Biomass'),
    message('Forest Carbon'),
    'above_ground_biomass',
    'biomass',
  ),
  entry(
    6,
    message('Boundary Mapping'),
    message('Gadchiroli'),
    'boundary_mapping_gadchiroli',
    'boundary',
  ),
  entry(7, message('Boundary Mapping'), message('All'), 'boundary_mapping_all', 'boundary'),
  entry(
    8,
    message('Haat Census'),
    message('Harichandanpur'),
    'haat_census_harichandanpur',
    'market',
  ),
  entry(
    9,
    message('Institution Mapping'),
    message('Odisha'),
    'institution_mapping_odisha',
    'institution',
  ),
  entry(
    10,
    message('Rapid Production Analysis'),
    message('Harichandanpur'),
    'rapid_production_analysis_harichandanpur',
    'production',
  ),
  entry(
    11,
    message('Waterbodies Mapping'),
    message('Harichandanpur'),
    'waterbodies_mapping_harichandanpur',
    'water',
  ),
  entry(
    12,
    message('Forest Inventory Validation'),
    message('Himachal Pradesh'),
    'forest_inventory_validation_himachal_pradesh',
    'inventory',
  ),
  entry(13, message('SFP Collector'), message('All'), 'sfp_collector_all', 'product'),
];

/** Forms that need no PIN. */
export const OPEN_FORMS: readonly FormCatalogueEntry[] = [
  entry(
    14,
    message('Agricultural Inventory'),
    message('Create Region Maps'),
    'Agricultural Inventory',
    'field',
  ),
];

/** The form with which every collector starts. */
export const TRIAL_FORM: FormCatalogueEntry = entry(
  0,
  'Tree Species Trial',
  'Everywhere',
  TRIAL_FORM_ID,
  'tree',
);
