DROP INDEX "public_place_block";--> statement-breakpoint
CREATE INDEX "public_place_block" ON "public_place" USING btree ("block","day","public_id");