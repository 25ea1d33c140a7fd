DROP INDEX `recipes_slug`;--> statement-breakpoint
DROP INDEX `recipes_updated`;--> statement-breakpoint
ALTER TABLE `recipes` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `recipes` ADD `deleted_places` text;--> statement-breakpoint
CREATE INDEX `recipes_deleted` ON `recipes` (`site_id`,`deleted_at`) WHERE "recipes"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_slug` ON `recipes` (`site_id`,`slug`) WHERE "recipes"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `recipes_updated` ON `recipes` (`site_id`,`updated_at`) WHERE "recipes"."deleted_at" IS NULL;