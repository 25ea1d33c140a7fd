CREATE TABLE `waiting_mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`look_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `waiting_mail_events_look` ON `waiting_mail_events` (`look_at`);