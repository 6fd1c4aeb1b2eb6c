-- On a large table make it with CONCURRENTLY before the upgrade.
CREATE INDEX IF NOT EXISTS "occurrence_observed_on" ON "occurrence" USING btree ("app_user_id","observed_on");
