CREATE TABLE "central_review" (
	"record_id" bigint PRIMARY KEY NOT NULL,
	"agreed" text DEFAULT 'received' NOT NULL,
	"sending" text,
	"sent_event" bigint DEFAULT 0 NOT NULL,
	"conflict_event" bigint,
	"refusal" text,
	"refused_at" timestamp with time zone,
	"comments_read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_event" ADD COLUMN "in_central" text;--> statement-breakpoint
CREATE INDEX "central_review_comments" ON "central_review" USING btree ("comments_read_at");