CREATE INDEX "app_user_person" ON "app_user" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submission_edit_of" ON "submission" USING btree ("edit_of") WHERE "submission"."edit_of" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submission_superseded_by" ON "submission" USING btree ("superseded_by") WHERE "submission"."superseded_by" is not null;