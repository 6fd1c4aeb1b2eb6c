CREATE TABLE "phone_contact" (
	"app_user_id" integer PRIMARY KEY NOT NULL,
	"form_list_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_contact" ADD CONSTRAINT "phone_contact_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;