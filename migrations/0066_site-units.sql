CREATE TABLE `site_units` (
	`site_id` text NOT NULL,
	`language` text NOT NULL,
	`unit_id` text NOT NULL,
	`title` text,
	`plural_title` text,
	`abbreviation` text,
	`into_id` text,
	PRIMARY KEY(`site_id`, `language`, `unit_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_units_title` ON `site_units` (`site_id`,`language`,`title`);