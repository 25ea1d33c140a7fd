CREATE TABLE `reply_letter_refusals` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reply_letter_refusals_user` ON `reply_letter_refusals` (`user_id`);--> statement-breakpoint
ALTER TABLE `comments` ADD `reply_told_at` integer;--> statement-breakpoint
CREATE INDEX `comments_untold` ON `comments` (`created_at`,`site_id`) WHERE "comments"."parent_id" IS NOT NULL AND "comments"."reply_told_at" IS NULL;