-- Every text of a revision that is the id of a picture or a film, wherever it stands. Rows of a
-- revision go with it.
CREATE TRIGGER `revision_media_added` AFTER INSERT ON `recipe_revisions`
BEGIN
  INSERT OR IGNORE INTO `revision_media` (`media_id`, `recipe_id`, `version`)
    SELECT node.atom, NEW.`recipe_id`, NEW.`version` FROM json_tree(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END) AS node
    WHERE node.type = 'text' AND length(node.atom) = 36
      AND (node.atom IN (SELECT `id` FROM `images` WHERE `id` = node.atom)
        OR node.atom IN (SELECT `id` FROM `videos` WHERE `id` = node.atom));
END;
--> statement-breakpoint
CREATE TRIGGER `revision_media_changed` AFTER UPDATE OF `content` ON `recipe_revisions`
  WHEN OLD.`content` IS NOT NEW.`content`
BEGIN
  DELETE FROM `revision_media` WHERE `recipe_id` = NEW.`recipe_id` AND `version` = NEW.`version`;
  INSERT OR IGNORE INTO `revision_media` (`media_id`, `recipe_id`, `version`)
    SELECT node.atom, NEW.`recipe_id`, NEW.`version` FROM json_tree(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END) AS node
    WHERE node.type = 'text' AND length(node.atom) = 36
      AND (node.atom IN (SELECT `id` FROM `images` WHERE `id` = node.atom)
        OR node.atom IN (SELECT `id` FROM `videos` WHERE `id` = node.atom));
END;
--> statement-breakpoint
-- The list of recipes shows a picture by its file.
CREATE TRIGGER `recipe_index_images_replaced` AFTER UPDATE OF `key` ON `images`
  WHEN OLD.`key` IS NOT NEW.`key`
BEGIN
  DELETE FROM `recipe_index_changes` WHERE `recipe_id` IN (SELECT `recipe_id` FROM `recipe_images` WHERE `image_id` = NEW.`id`)
    AND `recipe_id` IN (SELECT `id` FROM `recipes`);
  INSERT INTO `recipe_index_changes` (`site_id`, `recipe_id`)
    SELECT `recipes`.`site_id`, `recipes`.`id` FROM `recipes` JOIN `sites` ON `sites`.`id` = `recipes`.`site_id`
    WHERE `recipes`.`id` IN (SELECT `recipe_id` FROM `recipe_images` WHERE `image_id` = NEW.`id`);
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `revision_media` (`media_id`, `recipe_id`, `version`)
  SELECT node.atom, `recipe_revisions`.`recipe_id`, `recipe_revisions`.`version`
  FROM `recipe_revisions`, json_tree(CASE WHEN json_valid(`recipe_revisions`.`content`)
    THEN `recipe_revisions`.`content` END) AS node
  WHERE node.type = 'text' AND length(node.atom) = 36
    AND (node.atom IN (SELECT `id` FROM `images` WHERE `id` = node.atom)
      OR node.atom IN (SELECT `id` FROM `videos` WHERE `id` = node.atom));
