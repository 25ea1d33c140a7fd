CREATE TABLE `media_undos` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`plan` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_undos_site` ON `media_undos` (`site_id`);--> statement-breakpoint
CREATE INDEX `media_undos_expiry` ON `media_undos` (`expires_at`);--> statement-breakpoint
CREATE TABLE `revision_media` (
	`media_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`media_id`, `recipe_id`, `version`),
	FOREIGN KEY (`recipe_id`,`version`) REFERENCES `recipe_revisions`(`recipe_id`,`version`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `revision_media_revision` ON `revision_media` (`recipe_id`,`version`);--> statement-breakpoint
ALTER TABLE `user_images` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `start_crop` text;--> statement-breakpoint
ALTER TABLE `images` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `images_deleted` ON `images` (`deleted_at`) WHERE "images"."deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `videos` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `videos` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `videos_deleted` ON `videos` (`deleted_at`) WHERE "videos"."deleted_at" IS NOT NULL;