ALTER TABLE `site_users` ADD `folded_email` text;--> statement-breakpoint
ALTER TABLE `site_users` ADD `folded_name` text;--> statement-breakpoint
-- The letters are folded by the application: every copy of a person is written anew by the job `copy-profiles`.
UPDATE `account_sites` SET `pending_since` = 0 WHERE `pending_since` IS NULL;
