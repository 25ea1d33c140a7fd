-- Two sites may claim a host now, and a primary key cannot be changed otherwise. No table refers to this one.
CREATE TABLE `__new_hostnames` (
	`host` text NOT NULL,
	`site_id` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`verification_token` text NOT NULL,
	`verified_at` integer,
	`checked_at` integer,
	`missed_checks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`site_id`, `host`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hostnames_primary_verified" CHECK(is_primary = 0 OR verified_at IS NOT NULL)
);
--> statement-breakpoint
-- What serves a site already goes on serving it; the daily check takes that away where no record stands.
INSERT INTO `__new_hostnames` (`host`, `site_id`, `is_primary`, `created_at`, `verification_token`, `verified_at`, `checked_at`)
	SELECT `host`, `site_id`, `is_primary`, `created_at`, lower(hex(randomblob(32))), `created_at`, `created_at` FROM `hostnames`;--> statement-breakpoint
DROP TABLE `hostnames`;--> statement-breakpoint
ALTER TABLE `__new_hostnames` RENAME TO `hostnames`;--> statement-breakpoint
CREATE UNIQUE INDEX `hostnames_verified` ON `hostnames` (`host`) WHERE verified_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `hostnames_primary` ON `hostnames` (`site_id`) WHERE is_primary = 1;--> statement-breakpoint
CREATE INDEX `hostnames_checked` ON `hostnames` (`checked_at`) WHERE verified_at IS NOT NULL;
