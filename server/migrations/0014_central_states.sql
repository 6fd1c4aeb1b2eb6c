ALTER TABLE "central_reading" ADD COLUMN "form_state" text;--> statement-breakpoint
ALTER TABLE "central_submission" ADD COLUMN "review" text;