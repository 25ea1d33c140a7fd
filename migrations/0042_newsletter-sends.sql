CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_events_at` ON `mail_events` (`at`);--> statement-breakpoint
CREATE TABLE `mail_pace` (
	`domain` text PRIMARY KEY NOT NULL,
	`pause_until` integer NOT NULL,
	`refusals` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_batches` (
	`send_id` text NOT NULL,
	`no` integer NOT NULL,
	`segment` text NOT NULL,
	`is_done` integer DEFAULT false NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`taken_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`next_at` integer NOT NULL,
	PRIMARY KEY(`send_id`, `no`),
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_batches_due` ON `newsletter_batches` (`send_id`,`next_at`) WHERE "newsletter_batches"."is_done" = 0;--> statement-breakpoint
CREATE INDEX `newsletter_batches_lease` ON `newsletter_batches` (`lease_token`);--> statement-breakpoint
CREATE TABLE `newsletter_letters` (
	`send_id` text NOT NULL,
	`segment` text NOT NULL,
	`sender_name` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`send_id`, `segment`),
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `newsletter_recipients` (
	`send_id` text NOT NULL,
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`batch_no` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`reason` text,
	PRIMARY KEY(`send_id`, `user_id`),
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_recipients_batch` ON `newsletter_recipients` (`send_id`,`batch_no`,`state`);--> statement-breakpoint
CREATE INDEX `newsletter_recipients_person` ON `newsletter_recipients` (`user_id`);--> statement-breakpoint
CREATE INDEX `newsletter_recipients_site` ON `newsletter_recipients` (`site_id`);--> statement-breakpoint
CREATE INDEX `newsletter_recipients_provider` ON `newsletter_recipients` (`provider_id`) WHERE "newsletter_recipients"."provider_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `newsletter_sends` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text,
	`note` text,
	`subject` text NOT NULL,
	`preview_line` text NOT NULL,
	`audience` text NOT NULL,
	`joined_after` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`repeat_no` integer,
	`send_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`paused_for` text,
	`cursor` text DEFAULT '' NOT NULL,
	`candidates` integer DEFAULT 0 NOT NULL,
	`batches` integer DEFAULT 0 NOT NULL,
	`result` text,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_sends_site` ON `newsletter_sends` (`site_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_sends_recipe` ON `newsletter_sends` (`site_id`,`recipe_id`,`repeat_no`) WHERE "newsletter_sends"."repeat_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_sends_open` ON `newsletter_sends` (`seen_at`) WHERE "newsletter_sends"."state" IN ('scheduled', 'preparing', 'sending');--> statement-breakpoint
CREATE TABLE `soft_bounces` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`in_a_row` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
