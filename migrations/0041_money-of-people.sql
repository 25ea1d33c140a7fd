CREATE INDEX `gifts_giver` ON `gifts` (`giver_id`);--> statement-breakpoint
CREATE INDEX `gifts_recipient` ON `gifts` (`recipient_email`);--> statement-breakpoint
CREATE INDEX `payments_person` ON `payments` (`user_id`);