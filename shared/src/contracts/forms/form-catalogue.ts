import { PROJECT_ID, ROLE_ID, TRIAL_FORM_ID } from '../constants';
import { message, messages } from '../fields/message';

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

/** Subjects of the records, by the drawing on the tile. */
const SUBJECTS = messages({
  tree: 'Tree Species Distribution',
  biomass: 'Above Ground Biomass',
  boundary: 'Boundary Mapping',
  market: 'Haat Census',
  institution: 'Institution Mapping',
  production: 'Rapid Production Analysis',
  water: 'Waterbodies Mapping',
  inventory: 'Forest Inventory Validation',
  product: 'SFP Collector',
  field: 'Agricultural Inventory',
});

const entry = (
  id: number,
  icon: keyof typeof SUBJECTS,
  name2: string,
  formId: string,
): FormCatalogueEntry => ({
  id,
  name: SUBJECTS[icon],
  name2,
  formId: encodeURIComponent(formId),
  roleId: ROLE_ID,
  projectId: PROJECT_ID,
  icon,
  location: 'other',
});

const REGIONS = messages({
  himachalPradesh: 'Himachal Pradesh',
  odisha: 'Odisha',
  gadchiroli: 'Gadchiroli',
  andhraPradesh: 'Andhra Pradesh',
  harichandanpur: 'Harichandanpur',
  all: 'All',
});

/** Forms behind a PIN (specification section 3, Tiles). */
export const TARGETED_FORMS: readonly FormCatalogueEntry[] = [
  entry(1, 'tree', REGIONS.himachalPradesh, 'tree_species_himachal_pradesh'),
  entry(2, 'tree', REGIONS.odisha, 'tree_species_odisha'),
  entry(3, 'tree', REGIONS.gadchiroli, 'tree_species_gadchiroli'),
  entry(4, 'tree', REGIONS.andhraPradesh, 'tree_species_andhra_pradesh'),
  entry(5, 'biomass', message('Forest Carbon'), 'above_ground_biomass'),
  entry(6, 'boundary', REGIONS.gadchiroli, 'boundary_mapping_gadchiroli'),
  entry(7, 'boundary', REGIONS.all, 'boundary_mapping_all'),
  entry(8, 'market', REGIONS.harichandanpur, 'haat_census_harichandanpur'),
  entry(9, 'institution', REGIONS.odisha, 'institution_mapping_odisha'),
  entry(10, 'production', REGIONS.harichandanpur, 'rapid_production_analysis_harichandanpur'),
  entry(11, 'water', REGIONS.harichandanpur, 'waterbodies_mapping_harichandanpur'),
  entry(12, 'inventory', REGIONS.himachalPradesh, 'forest_inventory_validation_himachal_pradesh'),
  entry(13, 'product', REGIONS.all, 'sfp_collector_all'),
];

/** Forms that need no PIN. */
export const OPEN_FORMS: readonly FormCatalogueEntry[] = [
  entry(14, 'field', message('Create Region Maps'), 'Agricultural Inventory'),
];

/** The form with which every collector starts. */
export const TRIAL_FORM: FormCatalogueEntry = {
  ...entry(0, 'tree', 'Everywhere', TRIAL_FORM_ID),
  name: 'Tree Species Trial',
};
