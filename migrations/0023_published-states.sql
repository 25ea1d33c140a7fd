CREATE TABLE `past_page_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`revision` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `past_page_links_site` ON `past_page_links` (`site_id`);--> statement-breakpoint
CREATE INDEX `past_page_links_user` ON `past_page_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `past_page_links_expires` ON `past_page_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `published_states` (
	`site_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`revision` integer NOT NULL,
	`publication` text,
	`settings` text,
	PRIMARY KEY(`site_id`, `subject_id`, `revision`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `published_states_revision` ON `published_states` (`site_id`,`revision`);--> statement-breakpoint
CREATE INDEX `published_states_version` ON `published_states` (`subject_id`,"publication" ->> 'version') WHERE "published_states"."publication" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `builds` ADD `changed_subjects` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `taken_back` text;--> statement-breakpoint
ALTER TABLE `sites` DROP COLUMN `is_rolled_back`;