CREATE TABLE `service_releases` (
	`email` text PRIMARY KEY NOT NULL,
	`ask_at` integer NOT NULL,
	`attempts` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `service_releases_due` ON `service_releases` (`ask_at`);