CREATE TABLE "central_app_user" (
	"central_id" integer PRIMARY KEY NOT NULL,
	"app_user_id" integer NOT NULL,
	"token" text,
	"current" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_app_user_claim" (
	"app_user_id" integer PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_credential_end" (
	"central_id" integer PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_fault" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_reading" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"tag" text,
	"read_to" timestamp with time zone,
	"compared_at" timestamp with time zone,
	"mapping_revision" integer DEFAULT 0 NOT NULL,
	"form_state" text
);
--> statement-breakpoint
CREATE TABLE "central_submission" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"digest" text NOT NULL,
	"review" text,
	"instance_id" text
);
--> statement-breakpoint
CREATE TABLE "central_turn" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "app_user" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"person_id" text,
	"display_name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"token" text,
	"anonymous" boolean DEFAULT false NOT NULL,
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
	"tile" jsonb,
	"mapping" jsonb,
	"mapping_by" text DEFAULT 'guess' NOT NULL,
	"mapping_revision" integer DEFAULT 0 NOT NULL,
	"field_sites_since" timestamp with time zone,
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
CREATE TABLE "form_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"app_user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"state" text DEFAULT 'refused' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_request_of_app_user" UNIQUE("app_user_id","form_id")
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
	"individual_count" integer,
	"photo" text,
	"field_site" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"observed_on" date,
	"received_at" timestamp with time zone DEFAULT now(),
	"instance_id" text,
	CONSTRAINT "occurrence_of_submission" UNIQUE("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "phone_contact" (
	"app_user_id" integer PRIMARY KEY NOT NULL,
	"form_list_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_to_read" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"mapping_revision" integer NOT NULL,
	"read_to" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"form_version_id" integer,
	"instance_id" text NOT NULL,
	"instance_name" text,
	"app_user_id" integer NOT NULL,
	"xml" "bytea",
	"sha256" text,
	"encrypted" boolean DEFAULT false NOT NULL,
	"forest_answers" jsonb,
	"device_id" text,
	"user_agent" text,
	"edit_of" bigint,
	"superseded_by" bigint,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "submission_instance_of_form" UNIQUE("form_id","instance_id")
);
--> statement-breakpoint
CREATE TABLE "submission_day" (
	"app_user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"day" date NOT NULL,
	"records" integer NOT NULL,
	"occurrences" integer NOT NULL,
	CONSTRAINT "submission_day_app_user_id_form_id_day_pk" PRIMARY KEY("app_user_id","form_id","day")
);
--> statement-breakpoint
CREATE TABLE "submission_file" (
	"submission_id" bigint NOT NULL,
	"name" text NOT NULL,
	"instance_id" text,
	"sha256" text,
	"md5" text,
	"size" bigint,
	"content_type" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "submission_file_submission_id_name_pk" PRIMARY KEY("submission_id","name")
);
--> statement-breakpoint
CREATE TABLE "demonstration_part" (
	"name" text PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gap_suggestion" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"full_name" text NOT NULL,
	"country" text NOT NULL,
	"sdg" text NOT NULL,
	"extra_detail" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_recipient" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end_token" text NOT NULL,
	CONSTRAINT "mail_recipient_email_unique" UNIQUE("email"),
	CONSTRAINT "mail_recipient_end_token_unique" UNIQUE("end_token")
);
--> statement-breakpoint
CREATE TABLE "download_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_request" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"page_key_hash" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"page_key_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closing" (
	"person_id" text PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"app_user_token" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "obsolete_file" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "obsolete_file_kind_name_pk" PRIMARY KEY("kind","name")
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
	"language" text DEFAULT '' NOT NULL,
	"is_comm_for_user" boolean DEFAULT false NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"photo" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consent" (
	"person_id" text PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"mark_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "done_call" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"person_id" text,
	"content_hash" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queued_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "public_card" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"picture" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protected_cell" (
	"app_user_id" integer NOT NULL,
	"day" date NOT NULL,
	"side" double precision NOT NULL,
	"cell_row" integer NOT NULL,
	"cell_column" integer NOT NULL,
	"protected_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "site_text" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "central_app_user" ADD CONSTRAINT "central_app_user_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_app_user_claim" ADD CONSTRAINT "central_app_user_claim_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_reading" ADD CONSTRAINT "central_reading_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_submission" ADD CONSTRAINT "central_submission_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_submission" ADD CONSTRAINT "central_submission_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_file" ADD CONSTRAINT "draft_file_record_id_draft_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."draft_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_record" ADD CONSTRAINT "draft_record_draft_id_form_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_draft" ADD CONSTRAINT "form_draft_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_draft_media" ADD CONSTRAINT "form_draft_media_draft_id_form_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_current_version_id_form_version_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_access" ADD CONSTRAINT "form_access_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_access" ADD CONSTRAINT "form_access_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_media" ADD CONSTRAINT "form_media_form_version_id_form_version_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_version" ADD CONSTRAINT "form_version_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_contact" ADD CONSTRAINT "phone_contact_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_to_read" ADD CONSTRAINT "records_to_read_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_form_version_id_form_version_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."form_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_edit_of_submission_id_fk" FOREIGN KEY ("edit_of") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_superseded_by_submission_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_day" ADD CONSTRAINT "submission_day_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_day" ADD CONSTRAINT "submission_day_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ticket" ADD CONSTRAINT "provider_ticket_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_profile" ADD CONSTRAINT "person_profile_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consent" ADD CONSTRAINT "guardian_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_credential" ADD CONSTRAINT "person_credential_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_session" ADD CONSTRAINT "person_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_call" ADD CONSTRAINT "done_call_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_refusal" ADD CONSTRAINT "data_import_refusal_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_species" ADD CONSTRAINT "dataset_species_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_occurrence" ADD CONSTRAINT "imported_occurrence_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_site_questionnaire" ADD CONSTRAINT "field_site_questionnaire_site_id_field_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."field_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_site_species" ADD CONSTRAINT "field_site_species_site_id_field_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."field_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_cell" ADD CONSTRAINT "protected_cell_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_import_cell" ADD CONSTRAINT "protected_import_cell_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "central_app_user_current" ON "central_app_user" USING btree ("app_user_id") WHERE "central_app_user"."current";--> statement-breakpoint
CREATE INDEX "central_submission_form" ON "central_submission" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "draft_file_content" ON "draft_file" USING btree ("sha256") WHERE "draft_file"."sha256" is not null;--> statement-breakpoint
CREATE INDEX "app_user_person" ON "app_user" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_anonymous" ON "app_user" USING btree ("project_id") WHERE "app_user"."anonymous";--> statement-breakpoint
CREATE INDEX "form_request_state" ON "form_request" USING btree ("state","last_at");--> statement-breakpoint
CREATE INDEX "occurrence_app_user" ON "occurrence" USING btree ("app_user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "occurrence_observed_on" ON "occurrence" USING btree ("app_user_id","observed_on");--> statement-breakpoint
CREATE INDEX "occurrence_species" ON "occurrence" USING btree ("species_name");--> statement-breakpoint
CREATE INDEX "occurrence_species_in_lower_case" ON "occurrence" USING btree (lower("species_name"));--> statement-breakpoint
CREATE INDEX "occurrence_received" ON "occurrence" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "occurrence_field_site" ON "occurrence" USING btree (btrim(regexp_replace(lower("field_site"), '[[:space:][:punct:]]+', ' ', 'g')),"species_name") WHERE "occurrence"."field_site" is not null;--> statement-breakpoint
CREATE INDEX "submission_record" ON "submission" USING btree ("app_user_id") WHERE "submission"."edit_of" is null and "submission"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "submission_edit_of" ON "submission" USING btree ("edit_of") WHERE "submission"."edit_of" is not null;--> statement-breakpoint
CREATE INDEX "submission_superseded_by" ON "submission" USING btree ("superseded_by") WHERE "submission"."superseded_by" is not null;--> statement-breakpoint
CREATE INDEX "submission_field_site" ON "submission" USING btree (btrim(regexp_replace(lower("forest_answers" ->> 'fieldSite'), '[[:space:][:punct:]]+', ' ', 'g'))) WHERE "submission"."forest_answers" is not null;--> statement-breakpoint
CREATE INDEX "account_closing_due" ON "account_closing" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "person_profile_photo" ON "person_profile" USING btree ("photo") WHERE "person_profile"."photo" is not null;--> statement-breakpoint
CREATE INDEX "known_device_person" ON "known_device" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "one_time_code_identifier" ON "one_time_code" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "person_credential_person" ON "person_credential" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_session_person" ON "person_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "done_call_person" ON "done_call" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "done_call_done_at" ON "done_call" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "queued_message_due" ON "queued_message" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_import_running" ON "data_import" USING btree ("dataset_id","sha256","keep_good") WHERE "data_import"."state" = 'running';--> statement-breakpoint
CREATE INDEX "imported_occurrence_place" ON "imported_occurrence" USING btree ("species","latitude","longitude","import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "field_site_questionnaire_position" ON "field_site_questionnaire" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "field_site_species_position" ON "field_site_species" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "public_card_order" ON "public_card" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "protected_cell_protected_at" ON "protected_cell" USING btree ("protected_at");