-- Made anew WITHOUT ROWID, which halves it: Drizzle has no word for that.
DROP TABLE `page_dependencies`;
--> statement-breakpoint
CREATE TABLE `page_dependencies` (
	`key_id` integer NOT NULL,
	`page_id` integer NOT NULL,
	PRIMARY KEY(`key_id`, `page_id`),
	FOREIGN KEY (`key_id`) REFERENCES `dependency_keys`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `page_paths`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `page_dependencies_page` ON `page_dependencies` (`page_id`);
