ALTER TABLE "app_user" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_anonymous" ON "app_user" USING btree ("project_id") WHERE "app_user"."anonymous";--> statement-breakpoint
-- The version before gave records of closed accounts to the eldest app user without person and name.
UPDATE "app_user" SET "anonymous" = true WHERE "id" = (
	SELECT min("id") FROM "app_user" WHERE "person_id" IS NULL AND "token" IS NULL AND "display_name" = ''
) AND EXISTS (SELECT FROM "closed_account" WHERE "choice" = 'anonymise');--> statement-breakpoint
-- Where a sender in ODK Central was taken for that one, the sender goes on with another.
WITH "made" AS (
	INSERT INTO "app_user" ("project_id", "display_name")
	SELECT "one"."project_id", '' FROM "app_user" "one"
	WHERE "one"."anonymous" AND EXISTS (SELECT FROM "central_app_user" WHERE "app_user_id" = "one"."id")
	RETURNING "id"
)
UPDATE "central_app_user" SET "app_user_id" = "made"."id" FROM "made"
WHERE "central_app_user"."app_user_id" IN (SELECT "id" FROM "app_user" WHERE "anonymous");
