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
