CREATE TABLE `promotion_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`code` text NOT NULL,
	`percent_off` integer,
	`amount_off_cents` integer,
	`duration` text NOT NULL,
	`months` integer,
	`uses_max` integer,
	`expires_at` integer,
	`provider_id` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_codes_code` ON `promotion_codes` (`site_id`,`code`) WHERE "promotion_codes"."state" <> 'ended';