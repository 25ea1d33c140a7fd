ALTER TABLE `site_directory` ADD `taken_at` integer;--> statement-breakpoint
ALTER TABLE `site_directory` ADD `former_since` integer;--> statement-breakpoint
UPDATE `site_directory` SET `taken_at` = `created_at` WHERE `pending_since` IS NULL;
