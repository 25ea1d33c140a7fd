CREATE TABLE `recipe_schedules` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`zone` text NOT NULL,
	`wall` text NOT NULL,
	`scheduled_by` text,
	`claimed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_schedules_at` ON `recipe_schedules` (`at`);--> statement-breakpoint
CREATE INDEX `recipe_schedules_site` ON `recipe_schedules` (`site_id`);--> statement-breakpoint
-- The list of a cook shows when a recipe is to be published.
CREATE TRIGGER `recipe_index_recipe_schedules_inserted` AFTER INSERT ON `recipe_schedules`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_recipe_schedules_updated` AFTER UPDATE OF `at` ON `recipe_schedules`
  WHEN OLD.`at` IS NOT NEW.`at`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_recipe_schedules_deleted` AFTER DELETE ON `recipe_schedules`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (OLD.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (OLD.`recipe_id`);
END;
