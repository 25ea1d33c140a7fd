CREATE TABLE `page_dependency_digests` (
	`site_id` text NOT NULL,
	`path` text NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`site_id`, `path`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
