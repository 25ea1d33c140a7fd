CREATE TABLE `former_term_slugs` (
	`site_id` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`term_id` text NOT NULL,
	PRIMARY KEY(`site_id`, `kind`, `slug`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`term_id`) REFERENCES `terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_term_slugs_term` ON `former_term_slugs` (`term_id`);