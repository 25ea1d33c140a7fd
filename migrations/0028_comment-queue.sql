CREATE TABLE `comment_bans` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_bans_user` ON `comment_bans` (`user_id`);--> statement-breakpoint
CREATE TABLE `comment_undo_rows` (
	`undo_id` text NOT NULL,
	`comment_id` text NOT NULL,
	`held_at` integer,
	`handled_at` integer,
	`hidden_at` integer,
	PRIMARY KEY(`undo_id`, `comment_id`),
	FOREIGN KEY (`undo_id`) REFERENCES `comment_undos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_undo_rows_comment` ON `comment_undo_rows` (`comment_id`);--> statement-breakpoint
CREATE TABLE `comment_undos` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`banned_user_id` text,
	`banned_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_undos_site` ON `comment_undos` (`site_id`);--> statement-breakpoint
CREATE INDEX `comment_undos_expiry` ON `comment_undos` (`expires_at`);--> statement-breakpoint
CREATE INDEX `comment_undos_person` ON `comment_undos` (`banned_user_id`) WHERE "comment_undos"."banned_user_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `folded_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `comments` ADD `handled_at` integer;--> statement-breakpoint
CREATE INDEX `comments_site` ON `comments` (`site_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_new` ON `comments` (`site_id`,`created_at`,`id`) WHERE "comments"."handled_at" IS NULL;--> statement-breakpoint
CREATE INDEX `comments_held` ON `comments` (`site_id`,`created_at`,`id`) WHERE "comments"."held_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `comments_hidden` ON `comments` (`site_id`,`created_at`,`id`) WHERE "comments"."hidden_at" IS NOT NULL;