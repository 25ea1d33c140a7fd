ALTER TABLE `user_images` ADD `focal_point` text;--> statement-breakpoint
ALTER TABLE `images` ADD `focal_point` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `pictured_at` integer;--> statement-breakpoint
CREATE INDEX `recipes_pictured` ON `recipes` (`site_id`,`pictured_at`,`id`) WHERE "recipes"."pictured_at" IS NOT NULL;--> statement-breakpoint
UPDATE `recipes` SET `pictured_at` = `published_at` WHERE `published_at` IS NOT NULL AND EXISTS (
  SELECT 1 FROM `recipe_cards` WHERE `recipe_cards`.`recipe_id` = `recipes`.`id`
    AND `recipe_cards`.`content` ->> '$.image.id' IS NOT NULL);
