-- Letters like ß and ø are found by plain ones: the words of every published recipe are read anew.
INSERT OR IGNORE INTO `search_backlog` (`recipe_id`, `site_id`)
  SELECT `id`, `site_id` FROM `recipes` WHERE `published_at` IS NOT NULL;
