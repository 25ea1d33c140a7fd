CREATE TABLE `preview_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_id_unique` ON `preview_links` (`id`);--> statement-breakpoint
CREATE INDEX `preview_links_recipe` ON `preview_links` (`recipe_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `preview_links_site` ON `preview_links` (`site_id`);--> statement-breakpoint
CREATE INDEX `preview_links_user` ON `preview_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `preview_links_expires` ON `preview_links` (`expires_at`);