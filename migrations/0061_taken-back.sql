ALTER TABLE `newsletter_subscribers` ADD `returned_at` integer;--> statement-breakpoint
DROP TRIGGER `newsletter_subscribers_changed`;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_changed` AFTER UPDATE OF `subscribed_at`, `confirmed_at`, `unsubscribed_at`, `asked_at` ON `newsletter_subscribers`
BEGIN
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'mailed', NEW.`asked_at`
    WHERE NEW.`asked_at` IS NOT NULL AND OLD.`asked_at` IS NULL;
  -- Whoever takes it back that they left has not signed up once more.
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`)
    SELECT NEW.`site_id`, NEW.`user_id`,
      iif(NEW.`returned_at` IS OLD.`returned_at`, 'asked', 'returned'),
      iif(NEW.`returned_at` IS OLD.`returned_at`, NEW.`subscribed_at`, NEW.`returned_at`),
      iif(NEW.`returned_at` IS OLD.`returned_at`, NEW.`source`, NULL)
    WHERE NEW.`unsubscribed_at` IS NULL AND OLD.`unsubscribed_at` IS NOT NULL;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'confirmed', NEW.`confirmed_at`
    WHERE NEW.`confirmed_at` IS NOT NULL AND NEW.`confirmed_at` IS NOT OLD.`confirmed_at`;
  INSERT INTO `subscriber_events` (`site_id`, `user_id`, `kind`, `at`, `detail`)
    SELECT NEW.`site_id`, NEW.`user_id`, 'unsubscribed', NEW.`unsubscribed_at`, NEW.`unsubscribed_by`
    WHERE NEW.`unsubscribed_at` IS NOT NULL AND OLD.`unsubscribed_at` IS NULL;
END;
--> statement-breakpoint
-- What was noted as a sign-up so far: one from before its person left. When it was taken back nobody kept; it was within a day.
UPDATE `subscriber_events` SET `kind` = 'returned', `detail` = 'undated', `at` = (
    SELECT `gone`.`at` FROM `subscriber_events` AS `gone` WHERE `gone`.`site_id` = `subscriber_events`.`site_id`
      AND `gone`.`user_id` = `subscriber_events`.`user_id` AND `gone`.`kind` = 'unsubscribed'
      AND `gone`.`number` < `subscriber_events`.`number` ORDER BY `gone`.`number` DESC LIMIT 1)
  WHERE `kind` = 'asked' AND `at` < (
    SELECT `gone`.`at` FROM `subscriber_events` AS `gone` WHERE `gone`.`site_id` = `subscriber_events`.`site_id`
      AND `gone`.`user_id` = `subscriber_events`.`user_id` AND `gone`.`kind` = 'unsubscribed'
      AND `gone`.`number` < `subscriber_events`.`number` ORDER BY `gone`.`number` DESC LIMIT 1);
