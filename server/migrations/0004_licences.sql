CREATE TABLE "record_licence" (
	"period" smallint PRIMARY KEY NOT NULL,
	"licence" text,
	"since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "name_is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "photos_are_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset" ADD COLUMN "licence" text;