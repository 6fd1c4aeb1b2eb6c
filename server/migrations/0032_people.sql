ALTER TABLE "app_user" ADD COLUMN "token_trusted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "person_profile" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_session_id_person_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."person_session"("id") ON DELETE cascade ON UPDATE no action;