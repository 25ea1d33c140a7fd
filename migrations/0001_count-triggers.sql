CREATE TRIGGER `recipe_terms_added` AFTER INSERT ON `recipe_terms`
BEGIN
  UPDATE `terms` SET `recipe_count` = `recipe_count` + 1 WHERE `id` = NEW.`term_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_terms_removed` AFTER DELETE ON `recipe_terms`
BEGIN
  UPDATE `terms` SET `recipe_count` = `recipe_count` - 1 WHERE `id` = OLD.`term_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_inserted_published` AFTER INSERT ON `recipes` WHEN NEW.`published_at` IS NOT NULL
BEGIN
  UPDATE `sites` SET `recipe_count` = `recipe_count` + 1 WHERE `id` = NEW.`site_id`;
  UPDATE `recipes` SET `sequence` = (SELECT `next_sequence` FROM `sites` WHERE `id` = NEW.`site_id`)
    WHERE `id` = NEW.`id` AND `sequence` IS NULL;
  UPDATE `sites` SET `next_sequence` = `next_sequence` + 1 WHERE `id` = NEW.`site_id` AND NEW.`sequence` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_published` AFTER UPDATE OF `published_at` ON `recipes`
  WHEN OLD.`published_at` IS NULL AND NEW.`published_at` IS NOT NULL
BEGIN
  UPDATE `sites` SET `recipe_count` = `recipe_count` + 1 WHERE `id` = NEW.`site_id`;
  UPDATE `collections` SET `recipe_count` = `recipe_count` + 1
    WHERE `id` IN (SELECT `collection_id` FROM `collection_recipes` WHERE `recipe_id` = NEW.`id`);
  UPDATE `recipes` SET `sequence` = (SELECT `next_sequence` FROM `sites` WHERE `id` = NEW.`site_id`)
    WHERE `id` = NEW.`id` AND `sequence` IS NULL;
  UPDATE `sites` SET `next_sequence` = `next_sequence` + 1 WHERE `id` = NEW.`site_id` AND NEW.`sequence` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_unpublished` AFTER UPDATE OF `published_at` ON `recipes`
  WHEN OLD.`published_at` IS NOT NULL AND NEW.`published_at` IS NULL
BEGIN
  UPDATE `sites` SET `recipe_count` = `recipe_count` - 1 WHERE `id` = NEW.`site_id`;
  UPDATE `collections` SET `recipe_count` = `recipe_count` - 1
    WHERE `id` IN (SELECT `collection_id` FROM `collection_recipes` WHERE `recipe_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_deleted` BEFORE DELETE ON `recipes`
BEGIN
  DELETE FROM `collection_recipes` WHERE `recipe_id` = OLD.`id`;
  UPDATE `sites` SET `recipe_count` = `recipe_count` - 1
    WHERE `id` = OLD.`site_id` AND OLD.`published_at` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `collection_recipes_added` AFTER INSERT ON `collection_recipes`
BEGIN
  UPDATE `collections` SET `recipe_count` = `recipe_count` + 1
    WHERE `id` = NEW.`collection_id`
      AND EXISTS (SELECT 1 FROM `recipes` WHERE `id` = NEW.`recipe_id` AND `published_at` IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `collection_recipes_removed` AFTER DELETE ON `collection_recipes`
BEGIN
  UPDATE `collections` SET `recipe_count` = `recipe_count` - 1
    WHERE `id` = OLD.`collection_id`
      AND EXISTS (SELECT 1 FROM `recipes` WHERE `id` = OLD.`recipe_id` AND `published_at` IS NOT NULL);
END;
