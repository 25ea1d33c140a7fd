CREATE TABLE `comment_letters` (
	`site_id` text PRIMARY KEY NOT NULL,
	`told_through` integer NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_unhandled` ON `comments` (`created_at`,`site_id`) WHERE "comments"."handled_at" IS NULL;