-- What was said before there was a queue is not new in it.
UPDATE `comments` SET `handled_at` = `created_at`, `folded_text` = coalesce(
  (SELECT lower(group_concat(node.`value`, ' ')) FROM json_tree(`comments`.`content`) AS node
    WHERE node.`key` = 'text'), '');
--> statement-breakpoint
DROP TRIGGER `recipe_index_comments_updated`;
--> statement-breakpoint
CREATE TRIGGER `recipe_index_comments_updated` AFTER UPDATE OF `held_at`, `hidden_at`, `deleted_at` ON `comments`
  WHEN OLD.`held_at` IS NOT NEW.`held_at` OR OLD.`hidden_at` IS NOT NEW.`hidden_at`
    OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (NEW.`recipe_id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (NEW.`recipe_id`);
END;
