CREATE TABLE `payments` (
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text,
	`amount_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`state` text NOT NULL,
	`declined_for` text,
	`dispute_state` text,
	`dispute_due_at` integer,
	`receipt_url` text,
	`charged_at` integer NOT NULL,
	`synced_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `provider_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payments_site` ON `payments` (`site_id`,`charged_at`,`provider_id`);--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `charges_listed_after` text;--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `charges_listed_at` integer;--> statement-breakpoint
CREATE INDEX `payment_accounts_charges_listed` ON `payment_accounts` (`charges_listed_at`);