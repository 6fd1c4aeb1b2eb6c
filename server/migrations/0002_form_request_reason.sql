ALTER TABLE "form_request" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "form_request" ADD COLUMN "answer" text;