CREATE TABLE "demonstration_part" (
	"name" text PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL
);
