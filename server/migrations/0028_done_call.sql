CREATE TABLE "done_call" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"person_id" text,
	"content_hash" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "done_call" ADD CONSTRAINT "done_call_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "done_call_person" ON "done_call" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "done_call_done_at" ON "done_call" USING btree ("done_at");