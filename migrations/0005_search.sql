CREATE TABLE `search_backlog` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_backlog_site` ON `search_backlog` (`site_id`);--> statement-breakpoint
CREATE TABLE `search_recipes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` text NOT NULL,
	`published_at` integer NOT NULL,
	`terms` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_recipes_recipe_id_unique` ON `search_recipes` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `search_spellings` (
	`spelling` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`spelling`, `word`)
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`term_id` text NOT NULL,
	FOREIGN KEY (`term_id`) REFERENCES `terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_terms_term_id_unique` ON `search_terms` (`term_id`);--> statement-breakpoint
-- Words stand here with their site's id before them, so that a search reads what its own site says and no more.
CREATE VIRTUAL TABLE `recipe_search` USING fts5(`title`, `ingredients`, `keywords`, `description`, `terms`,
  content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
-- Empty but within a batch: texts are put in, their words taken out through `search_tokens`.
CREATE VIRTUAL TABLE `search_text` USING fts5(`title`, `ingredients`, `keywords`, `description`, `terms`,
  content='', tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_tokens` USING fts5vocab('search_text', 'instance');
--> statement-breakpoint
-- Whatever makes a recipe vanish, its words go with it.
CREATE TRIGGER `search_recipes_deleted` AFTER DELETE ON `search_recipes`
BEGIN
  DELETE FROM `recipe_search` WHERE `rowid` = OLD.`number`;
END;
--> statement-breakpoint
INSERT INTO `search_backlog` (`recipe_id`, `site_id`)
  SELECT `id`, `site_id` FROM `recipes` WHERE `published_at` IS NOT NULL;
