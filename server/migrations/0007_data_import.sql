CREATE TABLE "data_import" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dataset_id" integer,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"keep_good" boolean NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"runner" text NOT NULL,
	"records_read" integer DEFAULT 0 NOT NULL,
	"records_taken" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_import_refusal" (
	"import_id" bigint NOT NULL,
	"record" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "data_import_refusal_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
CREATE TABLE "dataset" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dataset_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dataset_species" (
	"dataset_id" integer NOT NULL,
	"species" text NOT NULL,
	"records" integer NOT NULL,
	CONSTRAINT "dataset_species_dataset_id_species_pk" PRIMARY KEY("dataset_id","species")
);
--> statement-breakpoint
CREATE TABLE "imported_occurrence" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" bigint NOT NULL,
	"occurrence_id" text NOT NULL,
	"record" integer NOT NULL,
	"species" text NOT NULL,
	"scientific_name" text,
	"vernacular_name" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"uncertainty" double precision,
	"event_date" text,
	"information_withheld" text,
	CONSTRAINT "imported_occurrence_of_import" UNIQUE("import_id","occurrence_id")
);
--> statement-breakpoint
CREATE TABLE "listed_species" (
	"species" text PRIMARY KEY NOT NULL,
	"scientific_name" text NOT NULL,
	"local_name" text,
	"hindi" text,
	"odia" text,
	"type" text,
	"conservation" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_refusal" ADD CONSTRAINT "data_import_refusal_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_species" ADD CONSTRAINT "dataset_species_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_occurrence" ADD CONSTRAINT "imported_occurrence_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_import_running" ON "data_import" USING btree ("dataset_id","sha256","keep_good") WHERE "data_import"."state" = 'running';--> statement-breakpoint
CREATE INDEX "imported_occurrence_place" ON "imported_occurrence" USING btree ("species","latitude","longitude","import_id");