CREATE TABLE "occurrence_cell" (
	"level" smallint NOT NULL,
	"block" integer NOT NULL,
	"species" text NOT NULL,
	"cell" smallint NOT NULL,
	"import_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"sum_column" bigint NOT NULL,
	"sum_row" bigint NOT NULL,
	CONSTRAINT "occurrence_cell_level_block_species_cell_import_id_pk" PRIMARY KEY("level","block","species","cell","import_id")
);
--> statement-breakpoint
CREATE TABLE "public_import" (
	"import_id" bigint PRIMARY KEY NOT NULL,
	"dataset_id" integer NOT NULL,
	"is_visible" boolean DEFAULT false NOT NULL,
	"placed_to" bigint
);
--> statement-breakpoint
CREATE TABLE "public_place" (
	"import_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"species" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"map_column" integer NOT NULL,
	"map_row" integer NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "public_place_import_id_record_id_pk" PRIMARY KEY("import_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "map_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"published_before" timestamp with time zone NOT NULL,
	"protected_before" timestamp with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"building" jsonb,
	"last_batch_at" timestamp with time zone,
	"last_batch_records" integer DEFAULT 0 NOT NULL,
	"last_batch_took" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "public_place_near" ON "public_place" USING btree (("map_row" / 1024),"map_column");--> statement-breakpoint
CREATE INDEX "public_place_stale" ON "public_place" USING btree ("record_id") WHERE "public_place"."is_stale";