CREATE TABLE "central_review" (
	"record_id" bigint PRIMARY KEY NOT NULL,
	"agreed" text DEFAULT 'received' NOT NULL,
	"sending" text,
	"sent_event" bigint DEFAULT 0 NOT NULL,
	"conflict_event" bigint,
	"refusal" text,
	"refused_at" timestamp with time zone,
	"comments_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_suggestion" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"photo_tag" text NOT NULL,
	"photo" text NOT NULL,
	"model_name" text NOT NULL,
	"model_version" text NOT NULL,
	"scores" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_suggestion_model" UNIQUE("record_id","photo_tag","model_name","model_version")
);
--> statement-breakpoint
DROP INDEX "occurrence_counted_species";--> statement-breakpoint
ALTER TABLE "review_event" ADD COLUMN "coarse_side" double precision;--> statement-breakpoint
ALTER TABLE "review_event" ADD COLUMN "in_central" text;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "coarse_side" double precision;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "review_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "review_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protected_cell" ADD COLUMN "by_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "central_review_comments" ON "central_review" USING btree ("comments_read_at");--> statement-breakpoint
CREATE INDEX "public_place_confirmed" ON "public_place" USING btree ("day","public_id") WHERE "public_place"."is_confirmed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_counted_place" ON "occurrence" USING btree (lower(coalesce("identified_as", "species_name")),"latitude","longitude");