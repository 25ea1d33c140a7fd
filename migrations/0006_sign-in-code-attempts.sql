CREATE TABLE `sign_in_code_attempts` (
	`link_id` text NOT NULL,
	`client_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `sign_in_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_in_code_attempts_link` ON `sign_in_code_attempts` (`link_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `sign_in_links` ADD `client_hash` text DEFAULT '' NOT NULL;