ALTER TABLE "review_event" ADD COLUMN "coarse_side" double precision;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "coarse_side" double precision;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "review_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "review_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protected_cell" ADD COLUMN "by_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "public_place_confirmed" ON "public_place" USING btree ("day","public_id") WHERE "public_place"."is_confirmed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_counted_place" ON "occurrence" USING btree (lower(coalesce("identified_as", "species_name")),"latitude","longitude");--> statement-breakpoint
DROP INDEX "occurrence_counted_species";