CREATE TABLE `curator_runs` (
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`turn` int NOT NULL,
	`state` varchar(16) NOT NULL,
	`attempts` int NOT NULL DEFAULT 1,
	`started_at` datetime(3) NOT NULL,
	CONSTRAINT `curator_runs_session_id_turn_pk` PRIMARY KEY(`session_id`,`turn`)
);
--> statement-breakpoint
CREATE TABLE `memory_suggestions` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`key` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`value` varchar(200) NOT NULL,
	`category` varchar(16) NOT NULL,
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`turn` int NOT NULL,
	`generation` int NOT NULL,
	`created_at` datetime(3) NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	CONSTRAINT `memory_suggestions_id` PRIMARY KEY(`id`),
	CONSTRAINT `memory_suggestions_key` UNIQUE(`tenant_id`,`user_id`,`key`)
);
--> statement-breakpoint
ALTER TABLE `curator_runs` ADD CONSTRAINT `curator_runs_session_id_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON DELETE cascade ON UPDATE no action;