ALTER TABLE `single_use_tokens` ADD `signed_in_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `site_invitations` ADD `former_owner` text;--> statement-breakpoint
ALTER TABLE `site_invitations` ADD `declined_at` integer;