CREATE TABLE `recipe_history` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`version` integer NOT NULL,
	`author_id` text,
	`at` integer NOT NULL,
	`kept_at` integer NOT NULL,
	`kind` text NOT NULL,
	`revision_name` text,
	`content` text,
	`packed` text,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipe_history_content" CHECK(("recipe_history"."content" IS NULL) <> ("recipe_history"."packed" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `recipe_history_recipe` ON `recipe_history` (`recipe_id`,`at`);--> statement-breakpoint
CREATE INDEX `recipe_history_site` ON `recipe_history` (`site_id`);--> statement-breakpoint
CREATE INDEX `recipe_history_unpacked` ON `recipe_history` (`kept_at`) WHERE "recipe_history"."packed" IS NULL;--> statement-breakpoint
CREATE INDEX `recipe_history_kept` ON `recipe_history` (`kept_at`) WHERE "recipe_history"."revision_name" IS NULL AND "recipe_history"."kind" <> 'publish';--> statement-breakpoint
ALTER TABLE `recipes` ADD `changed_by` text;