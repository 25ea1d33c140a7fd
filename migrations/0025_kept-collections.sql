CREATE TABLE `deleted_collections` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`image_id` text,
	`video_id` text,
	`content` text NOT NULL,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_collections_site` ON `deleted_collections` (`site_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `deleted_collections_image` ON `deleted_collections` (`image_id`);--> statement-breakpoint
CREATE INDEX `deleted_collections_video` ON `deleted_collections` (`video_id`);--> statement-breakpoint
CREATE INDEX `deleted_collections_deleted` ON `deleted_collections` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `page_preview_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_preview_links_site` ON `page_preview_links` (`site_id`);--> statement-breakpoint
CREATE INDEX `page_preview_links_user` ON `page_preview_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `page_preview_links_expires` ON `page_preview_links` (`expires_at`);