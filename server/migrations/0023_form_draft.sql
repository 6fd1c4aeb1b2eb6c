CREATE TABLE "draft_file" (
	"record_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"size" bigint,
	CONSTRAINT "draft_file_record_id_name_pk" PRIMARY KEY("record_id","name")
);
--> statement-breakpoint
CREATE TABLE "draft_record" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" integer NOT NULL,
	"instance_id" text NOT NULL,
	"instance_name" text,
	"xml" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"encrypted" boolean DEFAULT false NOT NULL,
	"occurrences" jsonb NOT NULL,
	"occurrence_count" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_record_instance" UNIQUE("draft_id","instance_id")
);
--> statement-breakpoint
CREATE TABLE "form_draft" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"xml_form_id" text NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"xml" "bytea" NOT NULL,
	"md5" text NOT NULL,
	"xform" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_draft_token_unique" UNIQUE("token"),
	CONSTRAINT "form_draft_of_form" UNIQUE("project_id","xml_form_id")
);
--> statement-breakpoint
CREATE TABLE "form_draft_media" (
	"draft_id" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"md5" text NOT NULL,
	CONSTRAINT "form_draft_media_draft_id_name_pk" PRIMARY KEY("draft_id","name")
);
--> statement-breakpoint
ALTER TABLE "draft_file" ADD CONSTRAINT "draft_file_record_id_draft_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."draft_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_record" ADD CONSTRAINT "draft_record_draft_id_form_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_draft" ADD CONSTRAINT "form_draft_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_draft_media" ADD CONSTRAINT "form_draft_media_draft_id_form_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_file_content" ON "draft_file" USING btree ("sha256") WHERE "draft_file"."sha256" is not null;