CREATE TABLE `build_pages` (
	`site_id` text NOT NULL,
	`revision` integer NOT NULL,
	`path` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text,
	`is_done` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`site_id`, `revision`, `path`)
);
--> statement-breakpoint
CREATE INDEX `build_pages_undone` ON `build_pages` (`site_id`,`revision`) WHERE is_done = 0;--> statement-breakpoint
CREATE TABLE `builds` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`revision` integer NOT NULL,
	`trigger` text NOT NULL,
	`status` text NOT NULL,
	`through_change_id` integer DEFAULT 0 NOT NULL,
	`lease_token` text NOT NULL,
	`lease_until` integer NOT NULL,
	`is_whole` integer DEFAULT false NOT NULL,
	`pages_rendered` integer DEFAULT 0 NOT NULL,
	`pages_changed` integer DEFAULT 0 NOT NULL,
	`failures` text NOT NULL,
	`restored_revision` integer,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `builds_revision` ON `builds` (`site_id`,`revision`);--> statement-breakpoint
CREATE UNIQUE INDEX `builds_running` ON `builds` (`site_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `builds_status` ON `builds` (`status`,`lease_until`);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `changes_site` ON `changes` (`site_id`,`id`);--> statement-breakpoint
CREATE TABLE `collection_recipes` (
	`site_id` text NOT NULL,
	`collection_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`site_id`, `collection_id`, `recipe_id`),
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `collection_recipes_position` ON `collection_recipes` (`site_id`,`collection_id`,`position`);--> statement-breakpoint
CREATE INDEX `collection_recipes_recipe` ON `collection_recipes` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `collection_recipes_collection` ON `collection_recipes` (`collection_id`);--> statement-breakpoint
CREATE TABLE `collections` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`image_id` text,
	`image_crop` text,
	`video_id` text,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`recipe_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_slug` ON `collections` (`site_id`,`slug`);--> statement-breakpoint
CREATE INDEX `collections_position` ON `collections` (`site_id`,`position`);--> statement-breakpoint
CREATE TABLE `equipment` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`title` text NOT NULL,
	`featured_image_id` text,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_title` ON `equipment` (`site_id`,`title`);--> statement-breakpoint
CREATE TABLE `hostnames` (
	`host` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hostnames_site` ON `hostnames` (`site_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hostnames_primary` ON `hostnames` (`site_id`) WHERE is_primary = 1;--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `ingredients` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`title` text NOT NULL,
	`grams_per_liter` real,
	`default_metric_measurement_method` text DEFAULT 'weight' NOT NULL,
	`default_imperial_measurement_method` text DEFAULT 'volume' NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ingredients_title` ON `ingredients` (`site_id`,`title`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`lqip` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_key` ON `images` (`key`);--> statement-breakpoint
CREATE INDEX `images_site` ON `images` (`site_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user_id`);--> statement-breakpoint
CREATE TABLE `recipe_images` (
	`site_id` text NOT NULL,
	`image_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	PRIMARY KEY(`site_id`, `image_id`, `recipe_id`),
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_images_recipe` ON `recipe_images` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipe_images_image` ON `recipe_images` (`image_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`site_id` text,
	`content_type` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_site` ON `uploads` (`site_id`);--> statement-breakpoint
CREATE TABLE `videos` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`poster_image_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `videos_key` ON `videos` (`key`);--> statement-breakpoint
CREATE INDEX `videos_site` ON `videos` (`site_id`);--> statement-breakpoint
CREATE TABLE `page_dependencies` (
	`site_id` text NOT NULL,
	`key` text NOT NULL,
	`path` text NOT NULL,
	PRIMARY KEY(`site_id`, `key`, `path`)
);
--> statement-breakpoint
CREATE INDEX `page_dependencies_path` ON `page_dependencies` (`site_id`,`path`);--> statement-breakpoint
CREATE TABLE `pages` (
	`site_id` text NOT NULL,
	`path` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text,
	`status` integer NOT NULL,
	`content_type` text NOT NULL,
	`location` text,
	`hash` text NOT NULL,
	`pack_key` text NOT NULL,
	`pack_offset` integer NOT NULL,
	`pack_length` integer NOT NULL,
	`content_security_policy` text NOT NULL,
	`renderer` text NOT NULL,
	`modified_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `path`, `revision`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pages_revision` ON `pages` (`site_id`,`revision`);--> statement-breakpoint
CREATE INDEX `pages_pack` ON `pages` (`pack_key`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`published_slug` text,
	`published_version` integer,
	`published_at` integer,
	`published_changed_at` integer,
	`related_group` text DEFAULT '' NOT NULL,
	`sequence` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`content` text NOT NULL,
	`published` text,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipes_published_whole" CHECK((published IS NULL) = (published_at IS NULL) AND (published IS NULL) = (published_slug IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_slug` ON `recipes` (`site_id`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_published_slug` ON `recipes` (`site_id`,`published_slug`) WHERE published_slug IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_published` ON `recipes` (`site_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_related` ON `recipes` (`site_id`,`related_group`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_sitemap` ON `recipes` (`site_id`,`sequence`,`published_slug`,`published_changed_at`) WHERE published_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_updated` ON `recipes` (`site_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`site_id` text NOT NULL,
	`path` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `path`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `redirects_target` ON `redirects` (`site_id`,`target_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `sites` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`owner_id` text NOT NULL,
	`settings` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`is_rolled_back` integer DEFAULT false NOT NULL,
	`navigation_state` text DEFAULT '' NOT NULL,
	`renderer` text DEFAULT '' NOT NULL,
	`recipe_count` integer DEFAULT 0 NOT NULL,
	`next_sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sites_slug` ON `sites` (`slug`);--> statement-breakpoint
CREATE INDEX `sites_owner` ON `sites` (`owner_id`);--> statement-breakpoint
CREATE TABLE `recipe_terms` (
	`site_id` text NOT NULL,
	`term_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	PRIMARY KEY(`site_id`, `term_id`, `recipe_id`),
	FOREIGN KEY (`term_id`) REFERENCES `terms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_terms_recipe` ON `recipe_terms` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipe_terms_term` ON `recipe_terms` (`term_id`);--> statement-breakpoint
CREATE TABLE `terms` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`recipe_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_slug` ON `terms` (`site_id`,`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `units` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`plural_title` text NOT NULL,
	`abbreviation` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `units_slug` ON `units` (`slug`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`handle` text,
	`bio` text,
	`avatar_image_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_handle` ON `users` (`handle`);