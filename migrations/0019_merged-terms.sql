ALTER TABLE `terms` ADD `merged_into_id` text REFERENCES terms(id);--> statement-breakpoint
ALTER TABLE `terms` ADD `stands_for_id` text REFERENCES terms(id);--> statement-breakpoint
CREATE INDEX `terms_merged_into` ON `terms` (`merged_into_id`);--> statement-breakpoint
CREATE INDEX `terms_stands_for` ON `terms` (`stands_for_id`);