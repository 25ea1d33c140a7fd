ALTER TABLE `comments` ADD `former_facts` text;--> statement-breakpoint
ALTER TABLE `import_items` ADD `formerly_published_at` integer;