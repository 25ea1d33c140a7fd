CREATE TABLE `newsletter_counts` (
	`send_id` text PRIMARY KEY NOT NULL,
	`waiting_count` integer DEFAULT 0 NOT NULL,
	`taken_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`delivered_count` integer DEFAULT 0 NOT NULL,
	`refused_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`uncertain_count` integer DEFAULT 0 NOT NULL,
	`bounced_count` integer DEFAULT 0 NOT NULL,
	`complained_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`send_id`) REFERENCES `newsletter_sends`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- What was sent before.
INSERT INTO `newsletter_counts` (`send_id`, `waiting_count`, `taken_count`, `sent_count`, `delivered_count`, `refused_count`, `skipped_count`, `uncertain_count`, `bounced_count`, `complained_count`)
  SELECT `send_id`,
    sum(`state` = 'waiting'),
    sum(`state` = 'taken'),
    sum(`state` = 'sent'),
    sum(`state` = 'delivered'),
    sum(`state` = 'refused'),
    sum(`state` = 'skipped'),
    sum(`state` = 'uncertain'),
    sum(`state` = 'bounced'),
    sum(`state` = 'complained')
  FROM `newsletter_recipients` GROUP BY `send_id`;
--> statement-breakpoint
CREATE TRIGGER `newsletter_counts_noted` AFTER INSERT ON `newsletter_recipients`
BEGIN
  INSERT INTO `newsletter_counts` (`send_id`, `waiting_count`, `taken_count`, `sent_count`, `delivered_count`, `refused_count`, `skipped_count`, `uncertain_count`, `bounced_count`, `complained_count`)
    VALUES (NEW.`send_id`,
      NEW.`state` = 'waiting',
      NEW.`state` = 'taken',
      NEW.`state` = 'sent',
      NEW.`state` = 'delivered',
      NEW.`state` = 'refused',
      NEW.`state` = 'skipped',
      NEW.`state` = 'uncertain',
      NEW.`state` = 'bounced',
      NEW.`state` = 'complained')
    ON CONFLICT (`send_id`) DO UPDATE SET
      `waiting_count` = `waiting_count` + excluded.`waiting_count`,
      `taken_count` = `taken_count` + excluded.`taken_count`,
      `sent_count` = `sent_count` + excluded.`sent_count`,
      `delivered_count` = `delivered_count` + excluded.`delivered_count`,
      `refused_count` = `refused_count` + excluded.`refused_count`,
      `skipped_count` = `skipped_count` + excluded.`skipped_count`,
      `uncertain_count` = `uncertain_count` + excluded.`uncertain_count`,
      `bounced_count` = `bounced_count` + excluded.`bounced_count`,
      `complained_count` = `complained_count` + excluded.`complained_count`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_counts_moved` AFTER UPDATE OF `state` ON `newsletter_recipients`
  WHEN OLD.`state` <> NEW.`state`
BEGIN
  UPDATE `newsletter_counts` SET
      `waiting_count` = `waiting_count` - (OLD.`state` = 'waiting') + (NEW.`state` = 'waiting'),
      `taken_count` = `taken_count` - (OLD.`state` = 'taken') + (NEW.`state` = 'taken'),
      `sent_count` = `sent_count` - (OLD.`state` = 'sent') + (NEW.`state` = 'sent'),
      `delivered_count` = `delivered_count` - (OLD.`state` = 'delivered') + (NEW.`state` = 'delivered'),
      `refused_count` = `refused_count` - (OLD.`state` = 'refused') + (NEW.`state` = 'refused'),
      `skipped_count` = `skipped_count` - (OLD.`state` = 'skipped') + (NEW.`state` = 'skipped'),
      `uncertain_count` = `uncertain_count` - (OLD.`state` = 'uncertain') + (NEW.`state` = 'uncertain'),
      `bounced_count` = `bounced_count` - (OLD.`state` = 'bounced') + (NEW.`state` = 'bounced'),
      `complained_count` = `complained_count` - (OLD.`state` = 'complained') + (NEW.`state` = 'complained')
    WHERE `send_id` = NEW.`send_id`;
END;
