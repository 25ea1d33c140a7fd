CREATE TABLE `recipe_index_cards` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_index_changes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipe_index_changes_recipe_id_unique` ON `recipe_index_changes` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipe_index_changes_site` ON `recipe_index_changes` (`site_id`,`number`);--> statement-breakpoint
-- What the list of a cook shows changes with it. INSERT OR REPLACE would take on the conflict
-- clause of the statement that fires.
CREATE TRIGGER `recipe_index_recipes_inserted` AFTER INSERT ON `recipes`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_recipes_updated` AFTER UPDATE OF `version`, `published_version`, `published_at`, `deleted_at` ON `recipes`
  WHEN OLD.`version` IS NOT NEW.`version` OR OLD.`published_version` IS NOT NEW.`published_version`
    OR OLD.`published_at` IS NOT NEW.`published_at` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_collection_recipes_inserted` AFTER INSERT ON `collection_recipes`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_collection_recipes_deleted` AFTER DELETE ON `collection_recipes`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (OLD.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (OLD.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_bookmarks_inserted` AFTER INSERT ON `bookmarks`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_bookmarks_deleted` AFTER DELETE ON `bookmarks`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (OLD.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (OLD.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_comments_inserted` AFTER INSERT ON `comments`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_comments_updated` AFTER UPDATE OF `hidden_at`, `deleted_at` ON `comments`
  WHEN OLD.`hidden_at` IS NOT NEW.`hidden_at` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_comments_deleted` AFTER DELETE ON `comments`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (OLD.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (OLD.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_images_updated` AFTER UPDATE OF `alt`, `lqip` ON `images`
  WHEN OLD.`alt` IS NOT NEW.`alt` OR OLD.`lqip` IS NOT NEW.`lqip`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (SELECT `recipe_id` FROM `recipe_images` WHERE `image_id` = NEW.`id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (SELECT `recipe_id` FROM `recipe_images` WHERE `image_id` = NEW.`id`);
END;
