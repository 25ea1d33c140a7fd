ALTER TABLE `messages` ADD `provider_id` text;--> statement-breakpoint
CREATE INDEX `messages_provider` ON `messages` (`provider_id`) WHERE "messages"."provider_id" IS NOT NULL;