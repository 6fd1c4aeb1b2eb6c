CREATE TABLE "photo_suggestion" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"photo_tag" text NOT NULL,
	"photo" text NOT NULL,
	"model_name" text NOT NULL,
	"model_version" text NOT NULL,
	"scores" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_suggestion_model" UNIQUE("record_id","photo_tag","model_name","model_version")
);
