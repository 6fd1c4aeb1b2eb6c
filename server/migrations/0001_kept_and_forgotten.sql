DROP INDEX IF EXISTS "occurrence_field_site";--> statement-breakpoint
DROP INDEX IF EXISTS "submission_field_site";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "token_trusted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_day" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_file" ADD COLUMN "showable" boolean;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_session_id_person_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."person_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_site_name" ON "occurrence" USING btree (btrim(regexp_replace(lower(normalize("field_site", NFC)), '[[:space:][:punct:]]+', ' ', 'g')),"species_name") WHERE "occurrence"."field_site" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submission_site_name" ON "submission" USING btree (btrim(regexp_replace(lower(normalize("forest_answers" ->> 'fieldSite', NFC)), '[[:space:][:punct:]]+', ' ', 'g'))) WHERE "submission"."forest_answers" is not null;