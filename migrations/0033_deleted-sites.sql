ALTER TABLE `site_directory` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `site_directory_deleted` ON `site_directory` (`deleted_at`) WHERE "site_directory"."deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `sites_deleted` ON `sites` (`deleted_at`) WHERE "sites"."deleted_at" IS NOT NULL;