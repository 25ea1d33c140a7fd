CREATE TABLE `site_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	`accepted_at` integer,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_invitations_address` ON `site_invitations` (`site_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `site_invitations_token` ON `site_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `site_invitations_email` ON `site_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `site_invitations_inviter` ON `site_invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `site_invitations_expires` ON `site_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `site_people` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_people_user` ON `site_people` (`user_id`);--> statement-breakpoint
CREATE INDEX `site_people_removed` ON `site_people` (`removed_at`);--> statement-breakpoint
CREATE INDEX `recipe_history_author` ON `recipe_history` (`author_id`);--> statement-breakpoint
CREATE INDEX `recipe_schedules_by` ON `recipe_schedules` (`scheduled_by`);--> statement-breakpoint
CREATE INDEX `recipes_changed_by` ON `recipes` (`changed_by`);