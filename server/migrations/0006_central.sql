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
CREATE TABLE "central_reading" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"tag" text,
	"read_to" timestamp with time zone,
	"compared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "central_submission" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "central_turn" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "form_version_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "xml" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "central_app_user" ADD CONSTRAINT "central_app_user_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_app_user_claim" ADD CONSTRAINT "central_app_user_claim_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_reading" ADD CONSTRAINT "central_reading_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_submission" ADD CONSTRAINT "central_submission_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "central_submission" ADD CONSTRAINT "central_submission_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "central_app_user_current" ON "central_app_user" USING btree ("app_user_id") WHERE "central_app_user"."current";--> statement-breakpoint
CREATE INDEX "central_submission_form" ON "central_submission" USING btree ("form_id");