CREATE TRIGGER `recipe_cards_inserted` AFTER INSERT ON `recipes` WHEN json_valid(NEW.`published`)
BEGIN
  INSERT INTO `recipe_cards` (`recipe_id`, `content`)
    VALUES (NEW.`id`, json_object('title', NEW.`published` -> '$.title', 'slug', NEW.`published` -> '$.slug',
      'description', NEW.`published` -> '$.description', 'image', NEW.`published` -> '$.images[0]',
      'privacySetting', NEW.`published` -> '$.privacySetting', 'prepTimeMinutes', NEW.`published` -> '$.prepTimeMinutes',
      'cookTimeMinutes', NEW.`published` -> '$.cookTimeMinutes', 'customTimeMinutes', NEW.`published` -> '$.customTimeMinutes',
      'yieldServings', NEW.`published` -> '$.yieldServings', 'difficultyLevel', NEW.`published` -> '$.difficultyLevel',
      'foodCategoryIds', NEW.`published` -> '$.foodCategoryIds', 'mealIds', NEW.`published` -> '$.mealIds'));
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_cards_published` AFTER UPDATE OF `published` ON `recipes` WHEN json_valid(NEW.`published`)
BEGIN
  INSERT INTO `recipe_cards` (`recipe_id`, `content`)
    VALUES (NEW.`id`, json_object('title', NEW.`published` -> '$.title', 'slug', NEW.`published` -> '$.slug',
      'description', NEW.`published` -> '$.description', 'image', NEW.`published` -> '$.images[0]',
      'privacySetting', NEW.`published` -> '$.privacySetting', 'prepTimeMinutes', NEW.`published` -> '$.prepTimeMinutes',
      'cookTimeMinutes', NEW.`published` -> '$.cookTimeMinutes', 'customTimeMinutes', NEW.`published` -> '$.customTimeMinutes',
      'yieldServings', NEW.`published` -> '$.yieldServings', 'difficultyLevel', NEW.`published` -> '$.difficultyLevel',
      'foodCategoryIds', NEW.`published` -> '$.foodCategoryIds', 'mealIds', NEW.`published` -> '$.mealIds'))
    ON CONFLICT (`recipe_id`) DO UPDATE SET `content` = excluded.`content`;
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_cards_unpublished` AFTER UPDATE OF `published` ON `recipes`
  WHEN json_valid(NEW.`published`) IS NOT 1
BEGIN
  DELETE FROM `recipe_cards` WHERE `recipe_id` = NEW.`id`;
END;
