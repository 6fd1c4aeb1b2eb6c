CREATE TABLE "protected_cell" (
	"app_user_id" integer NOT NULL,
	"day" date NOT NULL,
	"side" double precision NOT NULL,
	"cell_row" integer NOT NULL,
	"cell_column" integer NOT NULL,
	CONSTRAINT "protected_cell_app_user_id_day_side_cell_row_cell_column_pk" PRIMARY KEY("app_user_id","day","side","cell_row","cell_column")
);
--> statement-breakpoint
CREATE TABLE "protected_import_cell" (
	"dataset_id" integer NOT NULL,
	"day" text NOT NULL,
	"side" double precision NOT NULL,
	"cell_row" integer NOT NULL,
	"cell_column" integer NOT NULL,
	CONSTRAINT "protected_import_cell_dataset_id_day_side_cell_row_cell_column_pk" PRIMARY KEY("dataset_id","day","side","cell_row","cell_column")
);
--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "observed_on" date;--> statement-breakpoint
-- Without the default, so that records of before are not held back as if they came now.
ALTER TABLE "occurrence" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "occurrence" ALTER COLUMN "received_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "protected_cell" ADD CONSTRAINT "protected_cell_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_import_cell" ADD CONSTRAINT "protected_import_cell_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "occurrence_received" ON "occurrence" USING btree ("received_at");