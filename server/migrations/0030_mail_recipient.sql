CREATE TABLE "mail_recipient" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end_token" text NOT NULL,
	CONSTRAINT "mail_recipient_email_unique" UNIQUE("email"),
	CONSTRAINT "mail_recipient_end_token_unique" UNIQUE("end_token")
);
