CREATE TABLE `payment_accounts` (
	`site_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`can_charge` integer DEFAULT false NOT NULL,
	`due` text NOT NULL,
	`portal_configuration_id` text,
	`synced_at` integer NOT NULL,
	`disconnected_at` integer,
	`listed_after` text,
	`listed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_accounts_account` ON `payment_accounts` (`account_id`);--> statement-breakpoint
CREATE INDEX `payment_accounts_synced` ON `payment_accounts` (`synced_at`);--> statement-breakpoint
CREATE INDEX `payment_accounts_listed` ON `payment_accounts` (`listed_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`event_type` text NOT NULL,
	`object_id` text,
	`subscription_id` text,
	`received_at` integer NOT NULL,
	`done_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_open` ON `payment_events` (`received_at`) WHERE "payment_events"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `payment_events_done` ON `payment_events` (`done_at`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`plan` text NOT NULL,
	`price_id` text NOT NULL,
	`order_asked` text,
	`provider_id` text,
	`url` text,
	`expires_at` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`site_id`,`user_id`) WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_pending` ON `checkouts` (`created_at`) WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_provider` ON `checkouts` (`provider_id`);--> statement-breakpoint
CREATE TABLE `payment_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_subscription_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_actions_open` ON `payment_actions` (`created_at`) WHERE "payment_actions"."state" = 'open';--> statement-breakpoint
CREATE TABLE `payment_customers` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`customer_id` text NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`, `account_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`plan` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`provider_price_id` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_live` ON `plan_prices` (`site_id`,`plan`) WHERE "plan_prices"."state" = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_wanted` ON `plan_prices` (`site_id`,`plan`) WHERE "plan_prices"."state" = 'wanted';--> statement-breakpoint
CREATE INDEX `plan_prices_provider` ON `plan_prices` (`provider_price_id`);--> statement-breakpoint
CREATE TABLE `provider_subscriptions` (
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`site_id` text NOT NULL,
	`subscription_id` text,
	`user_id` text,
	`customer_id` text,
	`status` text,
	`plan` text,
	`price_id` text,
	`amount_cents` integer,
	`cadence` text,
	`started_at` integer,
	`period_end` integer,
	`ends_at` integer,
	`ended_at` integer,
	`invoice_url` text,
	`wanted` integer DEFAULT 1 NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`synced_at` integer,
	PRIMARY KEY(`account_id`, `provider_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_subscriptions_plan` ON `provider_subscriptions` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `provider_subscriptions_person` ON `provider_subscriptions` (`site_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `provider_subscriptions_due` ON `provider_subscriptions` (`site_id`) WHERE "provider_subscriptions"."wanted" > "provider_subscriptions"."done";--> statement-breakpoint
CREATE INDEX `provider_subscriptions_synced` ON `provider_subscriptions` (`synced_at`) WHERE "provider_subscriptions"."ended_at" IS NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `ends_at` integer;