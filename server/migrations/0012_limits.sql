CREATE TABLE "known_device" (
	"mark_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_day" ADD CONSTRAINT "submission_day_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_day" ADD CONSTRAINT "submission_day_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_person" ON "known_device" USING btree ("person_id");