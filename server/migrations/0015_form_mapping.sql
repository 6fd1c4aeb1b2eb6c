CREATE TABLE "records_to_read" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"mapping_revision" integer NOT NULL,
	"read_to" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "central_reading" ADD COLUMN "mapping_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "mapping_by" text DEFAULT 'guess' NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "mapping_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "individual_count" integer;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "field_site" text;--> statement-breakpoint
ALTER TABLE "records_to_read" ADD CONSTRAINT "records_to_read_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;