/** By form id. Public, and only where the demonstration accounts are; operators set real PINs. */
export const DEMONSTRATION_FORM_PINS = {
  tree_species_himachal_pradesh: '15042024',
  tree_species_odisha: '01042024',
  tree_species_gadchiroli: '26082024',
  tree_species_andhra_pradesh: '01112024',
  above_ground_biomass: '21032024',
  boundary_mapping_gadchiroli: '12062024',
  boundary_mapping_all: '22042024',
  haat_census_harichandanpur: '14012024',
  institution_mapping_odisha: '02102024',
  rapid_production_analysis_harichandanpur: '30092024',
  waterbodies_mapping_harichandanpur: '22032024',
  forest_inventory_validation_himachal_pradesh: '05062024',
  sfp_collector_all: '09082024',
} as const satisfies Record<string, string>;
