CREATE TABLE "central_credential_end" (
	"central_id" integer PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
