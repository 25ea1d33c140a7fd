CREATE TABLE `history_names` (
	`entry_id` text NOT NULL,
	`history_id` text NOT NULL,
	PRIMARY KEY(`entry_id`, `history_id`),
	FOREIGN KEY (`history_id`) REFERENCES `recipe_history`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `history_names_history` ON `history_names` (`history_id`);--> statement-breakpoint
CREATE TABLE `unread_history` (
	`history_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`history_id`) REFERENCES `recipe_history`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Every text of a kept copy that is the id of an ingredient or of equipment, wherever it stands. A copy is never changed but for being packed, and its rows go with it.
CREATE TRIGGER `history_names_added` AFTER INSERT ON `recipe_history`
  WHEN NEW.`content` IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO `history_names` (`entry_id`, `history_id`)
    SELECT node.atom, NEW.`id` FROM json_tree(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END) AS node
    WHERE node.type = 'text' AND length(node.atom) = 36
      AND (node.atom IN (SELECT `id` FROM `ingredients` WHERE `id` = node.atom)
        OR node.atom IN (SELECT `id` FROM `equipment` WHERE `id` = node.atom));
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `history_names` (`entry_id`, `history_id`)
  SELECT node.atom, `recipe_history`.`id`
  FROM `recipe_history`, json_tree(CASE WHEN json_valid(`recipe_history`.`content`) THEN `recipe_history`.`content` END) AS node
  WHERE `recipe_history`.`content` IS NOT NULL AND node.type = 'text' AND length(node.atom) = 36
    AND (node.atom IN (SELECT `id` FROM `ingredients` WHERE `id` = node.atom)
      OR node.atom IN (SELECT `id` FROM `equipment` WHERE `id` = node.atom));
--> statement-breakpoint
INSERT INTO `unread_history` (`history_id`) SELECT `id` FROM `recipe_history` WHERE `packed` IS NOT NULL;
