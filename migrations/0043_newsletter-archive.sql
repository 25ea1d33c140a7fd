ALTER TABLE `newsletter_sends` ADD `is_on_site` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `title` text;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `slug` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_sends_slug` ON `newsletter_sends` (`site_id`,`slug`);--> statement-breakpoint
CREATE INDEX `newsletter_sends_archive` ON `newsletter_sends` (`site_id`,`started_at`) WHERE "newsletter_sends"."is_on_site" = 1 AND "newsletter_sends"."started_at" IS NOT NULL;