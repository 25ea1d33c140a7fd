CREATE TABLE `site_working_copies` (
	`site_id` text PRIMARY KEY NOT NULL,
	`changes` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
