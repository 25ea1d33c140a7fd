CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`registered_at` integer NOT NULL,
	`last_run_at` integer,
	`last_success_at` integer,
	`last_error` text
);
