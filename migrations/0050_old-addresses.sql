CREATE TABLE `address_misses` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`address` text NOT NULL,
	`compared` text NOT NULL,
	`misses` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_misses_compared` ON `address_misses` (`site_id`,`compared`);--> statement-breakpoint
CREATE INDEX `address_misses_most` ON `address_misses` (`site_id`,`misses`,`last_at`);--> statement-breakpoint
CREATE TABLE `old_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`address` text NOT NULL,
	`compared` text NOT NULL,
	`target_kind` text NOT NULL,
	`target` text NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `old_addresses_compared` ON `old_addresses` (`site_id`,`compared`);--> statement-breakpoint
CREATE INDEX `old_addresses_newest` ON `old_addresses` (`site_id`,`created_at`);