CREATE TABLE `gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`giver_id` text,
	`giver_email` text NOT NULL,
	`giver_name` text,
	`recipient_email` text NOT NULL,
	`message` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`provider_id` text,
	`state` text NOT NULL,
	`token_hash` text,
	`plan_id` text,
	`redeemed_at` integer,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gifts_token` ON `gifts` (`token_hash`);--> statement-breakpoint
CREATE INDEX `gifts_provider` ON `gifts` (`provider_id`);--> statement-breakpoint
CREATE INDEX `gifts_pending` ON `gifts` (`created_at`) WHERE "gifts"."state" = 'open';