CREATE TABLE "explore_download" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"licences" jsonb NOT NULL,
	"left_out" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_licence" (
	"period" smallint PRIMARY KEY NOT NULL,
	"licence" text,
	"since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "public_place" ADD COLUMN "licence_period" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "name_is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "photos_are_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "explore_download_made_at" ON "explore_download" USING btree ("made_at");