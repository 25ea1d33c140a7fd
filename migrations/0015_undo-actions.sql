CREATE TABLE `undo_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`person_id` text NOT NULL,
	`plan` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `undo_actions_site` ON `undo_actions` (`site_id`);--> statement-breakpoint
CREATE INDEX `undo_actions_expiry` ON `undo_actions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `undo_revisions` (
	`recipe_id` text NOT NULL,
	`version` integer NOT NULL,
	`undo_id` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `version`, `undo_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`undo_id`) REFERENCES `undo_actions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `undo_revisions_undo` ON `undo_revisions` (`undo_id`);