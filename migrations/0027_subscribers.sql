CREATE TABLE `forgotten_subscribers` (
	`site_id` text NOT NULL,
	`email_hash` text NOT NULL,
	`forgotten_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `email_hash`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscriber_events` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`detail` text,
	`import_id` text,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`,`user_id`) REFERENCES `newsletter_subscribers`(`site_id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriber_events_person` ON `subscriber_events` (`site_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `subscriber_import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`email` text NOT NULL,
	`written_name` text,
	`email_hash` text,
	`outcome` text NOT NULL,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `subscriber_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriber_import_rows_outcome` ON `subscriber_import_rows` (`import_id`,`outcome`,`line`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriber_import_rows_email` ON `subscriber_import_rows` (`import_id`,`email`) WHERE "subscriber_import_rows"."outcome" NOT IN ('duplicate', 'malformed');--> statement-breakpoint
CREATE TABLE `subscriber_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`basis` text,
	`statement` text,
	`declared_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriber_imports_site` ON `subscriber_imports` (`site_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriber_imports_running` ON `subscriber_imports` (`started_at`) WHERE "subscriber_imports"."state" = 'running';--> statement-breakpoint
CREATE TABLE `subscriber_index` (
	`site_id` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`shown_name` text,
	`folded_text` text NOT NULL,
	`state` text NOT NULL,
	`source` text,
	`plan` text,
	`plan_status` text,
	`subscribed_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `user_id`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriber_index_newest` ON `subscriber_index` (`site_id`,`subscribed_at`,`user_id`,`state`,`plan`,`source`,`folded_text`);--> statement-breakpoint
CREATE INDEX `subscriber_index_address` ON `subscriber_index` (`site_id`,`email`,`user_id`,`state`,`plan`,`source`,`folded_text`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`site_id` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`lifted_at` integer,
	PRIMARY KEY(`site_id`, `email`),
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `account_sites` ADD `kept_at` integer;--> statement-breakpoint
ALTER TABLE `sign_in_links` ADD `subscribing_from` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `unsubscribed_by` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `source` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `import_id` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `given_name` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `folded_given_name` text;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_import` ON `newsletter_subscribers` (`import_id`,`asked_at`) WHERE "newsletter_subscribers"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `site_users_email` ON `site_users` (`site_id`,`email`);--> statement-breakpoint
-- A subscriber as the list shows them. The name of an account is shown of who proved the address, never of who was only imported.
CREATE VIEW `subscriber_rows` AS
SELECT `u`.`site_id` AS `site_id`, `u`.`user_id` AS `user_id`, `u`.`email` AS `email`,
  CASE WHEN `p`.`plan` <> 'free' OR (`n`.`confirmed_at` IS NOT NULL AND (`n`.`source` IS NOT 'import' OR `n`.`asked_at` IS NOT NULL))
    THEN coalesce(`u`.`display_name`, `n`.`given_name`) ELSE `n`.`given_name` END AS `shown_name`,
  coalesce(`u`.`folded_email`, lower(`u`.`email`)) || char(10) ||
  CASE WHEN `p`.`plan` <> 'free' OR (`n`.`confirmed_at` IS NOT NULL AND (`n`.`source` IS NOT 'import' OR `n`.`asked_at` IS NOT NULL))
    THEN coalesce(`u`.`folded_name`, lower(`u`.`display_name`), `n`.`folded_given_name`, '')
    ELSE coalesce(`n`.`folded_given_name`, '') END AS `folded_text`,
  CASE WHEN `n`.`user_id` IS NULL THEN 'none'
    WHEN `n`.`unsubscribed_at` IS NOT NULL THEN 'unsubscribed'
    WHEN `s`.`reason` IS NOT NULL THEN `s`.`reason`
    WHEN `n`.`confirmed_at` IS NULL THEN 'unconfirmed'
    ELSE 'subscribed' END AS `state`,
  CASE WHEN `n`.`user_id` IS NULL THEN 'subscribe-page' ELSE `n`.`source` END AS `source`,
  `p`.`plan` AS `plan`, `p`.`status` AS `plan_status`,
  coalesce(`n`.`subscribed_at`, `p`.`created_at`) AS `subscribed_at`
FROM `site_users` AS `u`
JOIN `sites` ON `sites`.`id` = `u`.`site_id`
LEFT JOIN `newsletter_subscribers` AS `n` ON `n`.`site_id` = `u`.`site_id` AND `n`.`user_id` = `u`.`user_id`
LEFT JOIN `subscriptions` AS `p` ON `p`.`site_id` = `u`.`site_id` AND `p`.`user_id` = `u`.`user_id` AND `p`.`ended_at` IS NULL
LEFT JOIN `suppressions` AS `s` ON `s`.`site_id` = `u`.`site_id` AND `s`.`email` = `u`.`email` AND `s`.`lifted_at` IS NULL
WHERE `n`.`user_id` IS NOT NULL OR `p`.`user_id` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `site_users_listed` AFTER INSERT ON `site_users`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `site_users_listed_anew` AFTER UPDATE OF `email`, `display_name`, `folded_email`, `folded_name` ON `site_users`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `site_users_unlisted` AFTER DELETE ON `site_users`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_listed` AFTER INSERT ON `newsletter_subscribers`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_listed_anew` AFTER UPDATE OF `subscribed_at`, `confirmed_at`, `unsubscribed_at`, `source`, `asked_at`, `given_name`, `folded_given_name` ON `newsletter_subscribers`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_unlisted` AFTER DELETE ON `newsletter_subscribers`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_listed` AFTER INSERT ON `subscriptions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_listed_anew` AFTER UPDATE OF `plan`, `status`, `ended_at` ON `subscriptions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_unlisted` AFTER DELETE ON `subscriptions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = OLD.`site_id` AND `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `suppressions_listed` AFTER INSERT ON `suppressions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = NEW.`site_id` AND `email` = NEW.`email`);
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = NEW.`site_id` AND `email` = NEW.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `suppressions_listed_anew` AFTER UPDATE OF `reason`, `lifted_at` ON `suppressions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = NEW.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = NEW.`site_id` AND `email` = NEW.`email`);
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = NEW.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = NEW.`site_id` AND `email` = NEW.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `suppressions_unlisted` AFTER DELETE ON `suppressions`
BEGIN
  DELETE FROM `subscriber_index` WHERE `site_id` = OLD.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = OLD.`site_id` AND `email` = OLD.`email`);
  INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
    SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows` WHERE `site_id` = OLD.`site_id` AND `user_id` IN (SELECT `user_id` FROM `site_users` WHERE `site_id` = OLD.`site_id` AND `email` = OLD.`email`);
END;
--> statement-breakpoint
-- What happens between a person and the letters is kept by the rows themselves, so that no path forgets it.
CREATE TRIGGER `newsletter_subscribers_begun` AFTER INSERT ON `newsletter_subscribers`
BEGIN
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`, `import_id`)
    VALUES (NEW.`site_id`, NEW.`user_id`, iif(NEW.`import_id` IS NULL, 'asked', 'imported'), NEW.`subscribed_at`, NEW.`source`, NEW.`import_id`);
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'confirmed', NEW.`confirmed_at`
    WHERE NEW.`confirmed_at` IS NOT NULL AND NEW.`import_id` IS NULL;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'unsubscribed', NEW.`unsubscribed_at`, NEW.`unsubscribed_by`
    WHERE NEW.`unsubscribed_at` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_changed` AFTER UPDATE OF `subscribed_at`, `confirmed_at`, `unsubscribed_at`, `asked_at` ON `newsletter_subscribers`
BEGIN
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'mailed', NEW.`asked_at`
    WHERE NEW.`asked_at` IS NOT NULL AND OLD.`asked_at` IS NULL;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'asked', NEW.`subscribed_at`, NEW.`source`
    WHERE NEW.`unsubscribed_at` IS NULL AND OLD.`unsubscribed_at` IS NOT NULL;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'confirmed', NEW.`confirmed_at`
    WHERE NEW.`confirmed_at` IS NOT NULL AND NEW.`confirmed_at` IS NOT OLD.`confirmed_at`;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'unsubscribed', NEW.`unsubscribed_at`, NEW.`unsubscribed_by`
    WHERE NEW.`unsubscribed_at` IS NOT NULL AND OLD.`unsubscribed_at` IS NULL;
END;
--> statement-breakpoint
INSERT INTO `subscriber_index` (`site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at`)
  SELECT `site_id`, `user_id`, `email`, `shown_name`, `folded_text`, `state`, `source`, `plan`, `plan_status`, `subscribed_at` FROM `subscriber_rows`;
--> statement-breakpoint
INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
  SELECT `site_id`, `user_id`, 'asked', `subscribed_at` FROM `newsletter_subscribers`
  UNION ALL SELECT `site_id`, `user_id`, 'confirmed', `confirmed_at` FROM `newsletter_subscribers` WHERE `confirmed_at` IS NOT NULL
  UNION ALL SELECT `site_id`, `user_id`, 'unsubscribed', `unsubscribed_at` FROM `newsletter_subscribers` WHERE `unsubscribed_at` IS NOT NULL
  ORDER BY 4;
