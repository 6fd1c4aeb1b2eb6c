CREATE TABLE "central_fault" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
