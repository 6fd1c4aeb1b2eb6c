CREATE TABLE "one_time_code" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone_number" text,
	"phone_number_verified" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_email_unique" UNIQUE("email"),
	CONSTRAINT "person_phone_number_unique" UNIQUE("phone_number")
);
--> statement-breakpoint
CREATE TABLE "person_credential" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"person_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"person_id" text,
	"display_name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"token" text,
	"trial_completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_token_unique" UNIQUE("token"),
	CONSTRAINT "app_user_of_person" UNIQUE("project_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "form" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"xml_form_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"kind" text DEFAULT 'targeted' NOT NULL,
	"pin_hash" text,
	"current_version_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_in_project" UNIQUE("project_id","xml_form_id")
);
--> statement-breakpoint
CREATE TABLE "form_access" (
	"app_user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_access_app_user_id_form_id_pk" PRIMARY KEY("app_user_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "form_media" (
	"form_version_id" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"md5" text,
	CONSTRAINT "form_media_form_version_id_name_pk" PRIMARY KEY("form_version_id","name")
);
--> statement-breakpoint
CREATE TABLE "form_version" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"xml" "bytea" NOT NULL,
	"md5" text NOT NULL,
	"upload_paths" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_version_of_form" UNIQUE("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "occurrence" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"form_id" integer NOT NULL,
	"app_user_id" integer NOT NULL,
	"species_name" text NOT NULL,
	"species_type" text,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "occurrence_of_submission" UNIQUE("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"form_version_id" integer NOT NULL,
	"instance_id" text NOT NULL,
	"instance_name" text,
	"app_user_id" integer NOT NULL,
	"xml" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"encrypted" boolean DEFAULT false NOT NULL,
	"device_id" text,
	"user_agent" text,
	"edit_of" bigint,
	"superseded_by" bigint,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "submission_instance_of_form" UNIQUE("form_id","instance_id")
);
--> statement-breakpoint
CREATE TABLE "submission_file" (
	"submission_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"md5" text,
	"size" bigint,
	"content_type" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "submission_file_submission_id_name_pk" PRIMARY KEY("submission_id","name")
);
--> statement-breakpoint
CREATE TABLE "field_site" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"viewers" jsonb,
	CONSTRAINT "field_site_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "field_site_questionnaire" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"forest_data" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_site_species" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"species_name" text NOT NULL,
	"species_name_type" text NOT NULL,
	"image_uri" text,
	"image_caption" text
);
--> statement-breakpoint
CREATE TABLE "gap_suggestion" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"full_name" text NOT NULL,
	"country" text NOT NULL,
	"sdg" text NOT NULL,
	"extra_detail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_profile" (
	"person_id" text PRIMARY KEY NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"organization_name" text DEFAULT '' NOT NULL,
	"web_url" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"mobile_company_name" text DEFAULT '' NOT NULL,
	"is_comm_for_user" boolean DEFAULT false NOT NULL,
	"photo" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person_credential" ADD CONSTRAINT "person_credential_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_session" ADD CONSTRAINT "person_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_current_version_id_form_version_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_access" ADD CONSTRAINT "form_access_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_access" ADD CONSTRAINT "form_access_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_media" ADD CONSTRAINT "form_media_form_version_id_form_version_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_version" ADD CONSTRAINT "form_version_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_form_version_id_form_version_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_edit_of_submission_id_fk" FOREIGN KEY ("edit_of") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_superseded_by_submission_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_site_questionnaire" ADD CONSTRAINT "field_site_questionnaire_site_id_field_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."field_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_site_species" ADD CONSTRAINT "field_site_species_site_id_field_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."field_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_profile" ADD CONSTRAINT "person_profile_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_code_identifier" ON "one_time_code" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "person_credential_person" ON "person_credential" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_session_person" ON "person_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "occurrence_app_user" ON "occurrence" USING btree ("app_user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "occurrence_species" ON "occurrence" USING btree ("species_name");--> statement-breakpoint
CREATE INDEX "submission_record" ON "submission" USING btree ("app_user_id") WHERE "submission"."edit_of" is null and "submission"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "field_site_questionnaire_position" ON "field_site_questionnaire" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "field_site_species_position" ON "field_site_species" USING btree ("site_id","position");