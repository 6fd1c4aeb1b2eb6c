ALTER TABLE "outbox_message" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "queued_message" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;