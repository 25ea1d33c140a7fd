CREATE INDEX `messages_failed` ON `messages` (`site_id`,`created_at`) WHERE "messages"."state" = 'failed';--> statement-breakpoint
CREATE INDEX `bookmarks_days` ON `bookmarks` (`site_id`,`created_at`,`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipes_changed` ON `recipes` (`site_id`,`updated_at`) WHERE "recipes"."version" <> "recipes"."published_version";--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_came` ON `newsletter_subscribers` (`site_id`,`confirmed_at`) WHERE "newsletter_subscribers"."confirmed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_left` ON `newsletter_subscribers` (`site_id`,`unsubscribed_at`) WHERE "newsletter_subscribers"."unsubscribed_at" IS NOT NULL AND "newsletter_subscribers"."confirmed_at" IS NOT NULL;