CREATE TABLE "occurrence_tally" (
	"species" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"month" integer NOT NULL,
	"form_id" integer DEFAULT 0 NOT NULL,
	"has_photo" boolean DEFAULT false NOT NULL,
	"import_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"sum_column" bigint NOT NULL,
	"sum_row" bigint NOT NULL,
	CONSTRAINT "occurrence_tally_key" PRIMARY KEY("species","district","month","form_id","has_photo","import_id")
);
--> statement-breakpoint
CREATE TABLE "public_id_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "public_id" uuid;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "coarse_side" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "district" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "block" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "form_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "has_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "map_state" ADD COLUMN "borders" text;--> statement-breakpoint
CREATE INDEX "occurrence_tally_district" ON "occurrence_tally" USING btree ("district","month");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "public_place_id" ON "public_place" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "public_place_day" ON "public_place" USING btree ("day","public_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "public_place_species" ON "public_place" USING btree ("species","day","public_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "public_place_district" ON "public_place" USING btree ("district","day","public_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "public_place_block" ON "public_place" USING btree ("block");