CREATE TABLE `import_items` (
	`import_id` text NOT NULL,
	`key` text NOT NULL,
	`no` integer NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`recipe_id` text,
	`content` text,
	`notes` text NOT NULL,
	PRIMARY KEY(`import_id`, `key`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_items_state` ON `import_items` (`import_id`,`state`,`no`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`file_name` text NOT NULL,
	`started_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_site` ON `imports` (`site_id`,`created_at`);