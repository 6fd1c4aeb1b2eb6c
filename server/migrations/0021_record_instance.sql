ALTER TABLE "central_submission" ADD COLUMN "instance_id" text;--> statement-breakpoint
ALTER TABLE "occurrence" ADD COLUMN "instance_id" text;--> statement-breakpoint
ALTER TABLE "submission_file" ADD COLUMN "instance_id" text;