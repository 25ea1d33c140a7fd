ALTER TABLE `subscriber_imports` ADD `declared_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_confirmation` ON `messages` (`site_id`,`created_at`) WHERE "messages"."kind" = 'newsletter-confirmation';--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_unasked` ON `newsletter_subscribers` (`site_id`,`subscribed_at`) WHERE "newsletter_subscribers"."import_id" IS NOT NULL AND "newsletter_subscribers"."asked_at" IS NULL AND "newsletter_subscribers"."confirmed_at" IS NULL AND "newsletter_subscribers"."unsubscribed_at" IS NULL;
--> statement-breakpoint
UPDATE `subscriber_imports` SET `declared_count` = (SELECT count(*) FROM `subscriber_import_rows`
    WHERE `import_id` = `subscriber_imports`.`id` AND `outcome` IN ('new', 'imported'))
  WHERE `basis` = 'confirmed' AND `started_at` IS NOT NULL;
