ALTER TABLE `equipment` ADD `link` text;--> statement-breakpoint
ALTER TABLE `equipment` ADD `merged_into_id` text REFERENCES equipment(id);--> statement-breakpoint
ALTER TABLE `equipment` ADD `stands_for_id` text REFERENCES equipment(id);--> statement-breakpoint
CREATE INDEX `equipment_merged_into` ON `equipment` (`merged_into_id`);--> statement-breakpoint
CREATE INDEX `equipment_stands_for` ON `equipment` (`stands_for_id`);--> statement-breakpoint
ALTER TABLE `ingredients` ADD `plural_title` text;--> statement-breakpoint
ALTER TABLE `ingredients` ADD `link` text;--> statement-breakpoint
ALTER TABLE `ingredients` ADD `merged_into_id` text REFERENCES ingredients(id);--> statement-breakpoint
ALTER TABLE `ingredients` ADD `stands_for_id` text REFERENCES ingredients(id);--> statement-breakpoint
CREATE INDEX `ingredients_merged_into` ON `ingredients` (`merged_into_id`);--> statement-breakpoint
CREATE INDEX `ingredients_stands_for` ON `ingredients` (`stands_for_id`);