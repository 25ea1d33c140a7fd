ALTER TABLE `sessions` ADD `bound_site_id` text;--> statement-breakpoint
ALTER TABLE `sign_in_links` ADD `bound_site_id` text;--> statement-breakpoint
ALTER TABLE `single_use_tokens` ADD `bound_site_id` text;