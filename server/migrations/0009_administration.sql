CREATE TABLE "form_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"app_user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"state" text DEFAULT 'refused' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_request_of_app_user" UNIQUE("app_user_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "public_card" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"picture" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gap_suggestion" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_app_user_id_app_user_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_request_state" ON "form_request" USING btree ("state","last_at");--> statement-breakpoint
CREATE INDEX "public_card_order" ON "public_card" USING btree ("kind","position");