CREATE TABLE "review_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" smallint,
	"of_name" text,
	"status" text,
	"species" text,
	"reason" text,
	"text" text DEFAULT '' NOT NULL,
	"person_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "identified_as" text;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "is_rejected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "review_status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "is_reviewer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "review_scope" jsonb;--> statement-breakpoint
ALTER TABLE "review_event" ADD CONSTRAINT "review_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_event_record" ON "review_event" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "review_event_person" ON "review_event" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "review_event_at" ON "review_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_counted_species" ON "occurrence" USING btree (lower(coalesce("identified_as", "species_name")));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_review" ON "occurrence" USING btree ("review_status","submitted_at","submission_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submission_counted" ON "submission" USING btree ("app_user_id") WHERE "submission"."edit_of" is null and "submission"."deleted_at" is null and "submission"."rejected_at" is null;--> statement-breakpoint
DROP INDEX "occurrence_species_in_lower_case";
