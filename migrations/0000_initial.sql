CREATE TABLE `account_sites` (
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`pending_since` integer,
	PRIMARY KEY(`user_id`, `site_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_sites_pending` ON `account_sites` (`pending_since`) WHERE "account_sites"."pending_since" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `bookmarks` (
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `site_id`, `recipe_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bookmarks_site` ON `bookmarks` (`site_id`,`recipe_id`);--> statement-breakpoint
CREATE INDEX `bookmarks_recipe` ON `bookmarks` (`recipe_id`);--> statement-breakpoint
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
CREATE INDEX `build_pages_undone` ON `build_pages` (`site_id`,`revision`) WHERE "build_pages"."is_done" = 0;--> statement-breakpoint
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
CREATE UNIQUE INDEX `builds_running` ON `builds` (`site_id`) WHERE "builds"."status" = 'running';--> statement-breakpoint
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
CREATE TABLE `comment_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comment_reports_person` ON `comment_reports` (`comment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `comment_reports_site` ON `comment_reports` (`site_id`,`resolved_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `comment_reports_user` ON `comment_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `comment_upvotes` (
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `user_id`),
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_upvotes_user` ON `comment_upvotes` (`user_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`user_id` text,
	`parent_id` text,
	`content` text,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`hidden_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comments_content" CHECK(("comments"."content" IS NULL) = ("comments"."deleted_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `comments_recipe` ON `comments` (`site_id`,`recipe_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_recipe_only` ON `comments` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `comments_parent` ON `comments` (`parent_id`);--> statement-breakpoint
CREATE INDEX `comments_user` ON `comments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `early_signups` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
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
	`host` text NOT NULL,
	`site_id` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`verification_token` text NOT NULL,
	`verified_at` integer,
	`checked_at` integer,
	`missed_checks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`site_id`, `host`),
	CONSTRAINT "hostnames_primary_verified" CHECK("hostnames"."is_primary" = 0 OR "hostnames"."verified_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hostnames_verified` ON `hostnames` (`host`) WHERE "hostnames"."verified_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `hostnames_primary` ON `hostnames` (`site_id`) WHERE "hostnames"."is_primary" = 1;--> statement-breakpoint
CREATE INDEX `hostnames_checked` ON `hostnames` (`checked_at`) WHERE "hostnames"."verified_at" IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`registered_at` integer NOT NULL,
	`last_run_at` integer,
	`last_success_at` integer,
	`last_error` text
);
--> statement-breakpoint
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
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`site_id` text,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`sender_name` text NOT NULL,
	`subject` text NOT NULL,
	`html` text,
	`text` text,
	`headers` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	CONSTRAINT "messages_body" CHECK("messages"."state" <> 'waiting' OR "messages"."text" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_idempotency_key` ON `messages` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`) WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `messages_recipient` ON `messages` (`recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_site` ON `messages` (`site_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`sender` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`headers` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);--> statement-breakpoint
CREATE TABLE `dependency_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dependency_keys_key` ON `dependency_keys` (`site_id`,`key`);--> statement-breakpoint
CREATE TABLE `page_dependencies` (
	`key_id` integer NOT NULL,
	`page_id` integer NOT NULL,
	PRIMARY KEY(`key_id`, `page_id`),
	FOREIGN KEY (`key_id`) REFERENCES `dependency_keys`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `page_paths`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_dependencies_page` ON `page_dependencies` (`page_id`);--> statement-breakpoint
CREATE TABLE `page_paths` (
	`id` integer PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`path` text NOT NULL,
	`dependency_digest` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_paths_path` ON `page_paths` (`site_id`,`path`);--> statement-breakpoint
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
	`named_subjects` text,
	`model_hash` text,
	`renderer` text NOT NULL,
	`modified_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `path`, `revision`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pages_revision` ON `pages` (`site_id`,`revision`);--> statement-breakpoint
CREATE INDEX `pages_pack` ON `pages` (`pack_key`);--> statement-breakpoint
CREATE TABLE `rate_limit_hits` (
	`key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limit_hits_key` ON `rate_limit_hits` (`key`,`created_at`);--> statement-breakpoint
CREATE INDEX `rate_limit_hits_created` ON `rate_limit_hits` (`created_at`);--> statement-breakpoint
CREATE TABLE `recipe_cards` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_revisions` (
	`recipe_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `version`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipes_published_whole" CHECK(("recipes"."published_version" IS NULL) = ("recipes"."published_at" IS NULL) AND ("recipes"."published_version" IS NULL) = ("recipes"."published_slug" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_slug` ON `recipes` (`site_id`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_published_slug` ON `recipes` (`site_id`,`published_slug`) WHERE "recipes"."published_slug" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_published` ON `recipes` (`site_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_related` ON `recipes` (`site_id`,`related_group`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_sitemap` ON `recipes` (`site_id`,`sequence`,`published_slug`,`published_changed_at`) WHERE "recipes"."published_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_sitemap_part` ON `recipes` (`site_id`,"sequence" / 1000,`published_changed_at`) WHERE "recipes"."published_changed_at" IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `search_backlog` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_backlog_site` ON `search_backlog` (`site_id`);--> statement-breakpoint
CREATE TABLE `search_recipes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` text NOT NULL,
	`published_at` integer NOT NULL,
	`terms` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_recipes_recipe_id_unique` ON `search_recipes` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `search_spellings` (
	`spelling` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`spelling`, `word`)
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`term_id` text NOT NULL,
	FOREIGN KEY (`term_id`) REFERENCES `terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_terms_term_id_unique` ON `search_terms` (`term_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `sign_in_links` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`code_attempts` integer DEFAULT 0 NOT NULL,
	`site_id` text,
	`is_subscribing` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`claimed_at` integer,
	`subscribing_since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_links_token` ON `sign_in_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sign_in_links_email` ON `sign_in_links` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_links_site` ON `sign_in_links` (`site_id`);--> statement-breakpoint
CREATE INDEX `sign_in_links_expires` ON `sign_in_links` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sign_in_links_subscribing` ON `sign_in_links` (`subscribing_since`) WHERE "sign_in_links"."subscribing_since" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `single_use_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `single_use_tokens_user` ON `single_use_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `single_use_tokens_expires` ON `single_use_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `site_directory` (
	`slug` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`pending_since` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `site_directory_site` ON `site_directory` (`site_id`);--> statement-breakpoint
CREATE INDEX `site_directory_owner` ON `site_directory` (`owner_id`);--> statement-breakpoint
CREATE INDEX `site_directory_pending` ON `site_directory` (`pending_since`) WHERE "site_directory"."pending_since" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `site_users` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`avatar_image_id` text,
	`avatar_crop` text,
	`version` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_users_user` ON `site_users` (`user_id`);--> statement-breakpoint
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
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sites_slug` ON `sites` (`slug`);--> statement-breakpoint
CREATE INDEX `sites_owner` ON `sites` (`owner_id`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`subscribed_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_user` ON `newsletter_subscribers` (`user_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`price_amount_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_current` ON `subscriptions` (`site_id`,`user_id`) WHERE "subscriptions"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_site` ON `subscriptions` (`site_id`,`created_at`);--> statement-breakpoint
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
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`site_id` text,
	`content_type` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_site` ON `uploads` (`site_id`);--> statement-breakpoint
CREATE TABLE `user_images` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`lqip` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_images_key` ON `user_images` (`key`);--> statement-breakpoint
CREATE INDEX `user_images_user` ON `user_images` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text,
	`handle` text,
	`bio` text,
	`avatar_image_id` text,
	`avatar_crop` text,
	`confirmed_at` integer,
	`opened_at` integer,
	`deletion_requested_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_handle` ON `users` (`handle`);--> statement-breakpoint
CREATE INDEX `users_deleted` ON `users` (`deletion_requested_at`) WHERE "users"."deletion_requested_at" IS NOT NULL;