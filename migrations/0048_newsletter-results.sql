CREATE TABLE `newsletter_links` (
	`send_id` text NOT NULL,
	`no` integer NOT NULL,
	`href` text NOT NULL,
	`visit_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`send_id`, `no`),
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `newsletter_sign_ups` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`send_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_sign_ups_person` ON `newsletter_sign_ups` (`user_id`);--> statement-breakpoint
CREATE INDEX `newsletter_sign_ups_send` ON `newsletter_sign_ups` (`send_id`);--> statement-breakpoint
ALTER TABLE `sign_in_links` ADD `brought_by` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `brought_by` text;--> statement-breakpoint
CREATE INDEX `checkouts_brought` ON `checkouts` (`brought_by`) WHERE "checkouts"."brought_by" IS NOT NULL;