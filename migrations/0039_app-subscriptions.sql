CREATE TABLE `app_subscriptions` (
	`site_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`attempt_id` text,
	`checkout_id` text,
	`checkout_url` text,
	`provider_id` text,
	`status` text,
	`amount_cents` integer,
	`period_end` integer,
	`ends_at` integer,
	`ended_at` integer,
	`invoice_url` text,
	`synced_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `app_subscriptions_checkout` ON `app_subscriptions` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `app_subscriptions_provider` ON `app_subscriptions` (`provider_id`);--> statement-breakpoint
CREATE INDEX `app_subscriptions_synced` ON `app_subscriptions` (`synced_at`) WHERE "app_subscriptions"."ended_at" IS NULL;