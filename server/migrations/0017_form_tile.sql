ALTER TABLE "form" ADD COLUMN "tile" jsonb;--> statement-breakpoint
UPDATE "form" SET "tile" = jsonb_build_object('name', known.name, 'region', known.region, 'icon', known.icon, 'place', known.place, 'languages', '[]'::jsonb)
FROM (VALUES
  ('tree_species_himachal_pradesh', 'Tree Species Distribution', 'Himachal Pradesh', 'tree', 1),
  ('tree_species_odisha', 'Tree Species Distribution', 'Odisha', 'tree', 2),
  ('tree_species_gadchiroli', 'Tree Species Distribution', 'Gadchiroli', 'tree', 3),
  ('tree_species_andhra_pradesh', 'Tree Species Distribution', 'Andhra Pradesh', 'tree', 4),
  ('above_ground_biomass', 'Above Ground Biomass', 'Forest Carbon', 'biomass', 5),
  ('boundary_mapping_gadchiroli', 'Boundary Mapping', 'Gadchiroli', 'boundary', 6),
  ('boundary_mapping_all', 'Boundary Mapping', 'All', 'boundary', 7),
  ('haat_census_harichandanpur', 'Haat Census', 'Harichandanpur', 'market', 8),
  ('institution_mapping_odisha', 'Institution Mapping', 'Odisha', 'institution', 9),
  ('rapid_production_analysis_harichandanpur', 'Rapid Production Analysis', 'Harichandanpur', 'production', 10),
  ('waterbodies_mapping_harichandanpur', 'Waterbodies Mapping', 'Harichandanpur', 'water', 11),
  ('forest_inventory_validation_himachal_pradesh', 'Forest Inventory Validation', 'Himachal Pradesh', 'inventory', 12),
  ('sfp_collector_all', 'SFP Collector', 'All', 'product', 13),
  ('Agricultural Inventory', 'Agricultural Inventory', 'Create Region Maps', 'field', 14)
) AS known (form_id, name, region, icon, place)
WHERE "form"."xml_form_id" = known.form_id;
