CREATE TABLE `sender_addresses` (
	`site_id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`domain` text NOT NULL,
	`token` text NOT NULL,
	`named_at` integer NOT NULL,
	`proven_at` integer,
	`missed_since` integer,
	`lost_at` integer,
	`checked_at` integer,
	`next_check_at` integer,
	`last_check` text
);
--> statement-breakpoint
CREATE INDEX `sender_addresses_due` ON `sender_addresses` (`next_check_at`);--> statement-breakpoint
CREATE TABLE `letter_days` (
	`site_id` text NOT NULL,
	`day` integer NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`came_back` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`site_id`, `day`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `newsletter_batches` ADD `sender_address` text;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `held_until` integer;--> statement-breakpoint
INSERT INTO `letter_days` (`site_id`, `day`, `sent`, `came_back`) SELECT r.`site_id`, b.`taken_at` / 86400000, sum(r.`state` IN ('sent', 'delivered', 'bounced', 'complained')), sum(r.`state` IN ('refused', 'bounced', 'complained')) FROM `newsletter_recipients` r JOIN `newsletter_batches` b ON b.`send_id` = r.`send_id` AND b.`no` = r.`batch_no` WHERE b.`taken_at` IS NOT NULL AND r.`site_id` IN (SELECT `id` FROM `sites`) GROUP BY r.`site_id`, b.`taken_at` / 86400000;
