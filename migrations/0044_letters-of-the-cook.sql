ALTER TABLE `newsletter_letters` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `kind` text DEFAULT 'letter' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `is_active` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `active_since` integer;--> statement-breakpoint
ALTER TABLE `newsletter_sends` ADD `unsubscribed_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_sends_welcome` ON `newsletter_sends` (`site_id`) WHERE "newsletter_sends"."kind" = 'welcome';--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `welcomed_at` integer;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_unwelcomed` ON `newsletter_subscribers` (`site_id`,`confirmed_at`) WHERE "newsletter_subscribers"."confirmed_at" IS NOT NULL AND "newsletter_subscribers"."unsubscribed_at" IS NULL AND "newsletter_subscribers"."welcomed_at" IS NULL;