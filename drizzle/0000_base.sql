CREATE TABLE `auth_account` (
	`id` varchar(36) NOT NULL,
	`user_id` varchar(36) NOT NULL,
	`account_id` varchar(255) NOT NULL,
	`provider_id` varchar(255) NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` datetime(3),
	`refresh_token_expires_at` datetime(3),
	`scope` text,
	`password` text,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	CONSTRAINT `auth_account_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `auth_session` (
	`id` varchar(36) NOT NULL,
	`user_id` varchar(36) NOT NULL,
	`token` varchar(255) NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	`ip_address` varchar(64),
	`user_agent` text,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	CONSTRAINT `auth_session_id` PRIMARY KEY(`id`),
	CONSTRAINT `auth_session_token` UNIQUE(`token`)
);
--> statement-breakpoint
CREATE TABLE `auth_user` (
	`id` varchar(36) NOT NULL,
	`name` varchar(255) NOT NULL,
	`email` varchar(255) NOT NULL,
	`email_verified` boolean NOT NULL DEFAULT false,
	`image` text,
	`is_anonymous` boolean DEFAULT false,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	CONSTRAINT `auth_user_id` PRIMARY KEY(`id`),
	CONSTRAINT `auth_user_email_unique` UNIQUE(`email`)
);
--> statement-breakpoint
CREATE TABLE `auth_verification` (
	`id` varchar(36) NOT NULL,
	`identifier` varchar(255) NOT NULL,
	`value` text NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	CONSTRAINT `auth_verification_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `memory_events` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`at` datetime(3) NOT NULL,
	`path` varchar(16) NOT NULL,
	`key` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
	`verdict` varchar(16) NOT NULL,
	`reason` varchar(32) NOT NULL,
	`policy_version` varchar(32) NOT NULL,
	`count` int NOT NULL DEFAULT 1,
	CONSTRAINT `memory_events_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `memory_facts` (
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`key` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`value` varchar(200) NOT NULL,
	`category` varchar(16) NOT NULL,
	`source` varchar(16) NOT NULL,
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
	`turn` int,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	CONSTRAINT `memory_facts_tenant_id_user_id_key_pk` PRIMARY KEY(`tenant_id`,`user_id`,`key`)
);
--> statement-breakpoint
CREATE TABLE `memory_owners` (
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`generation` int NOT NULL DEFAULT 0,
	`mode` varchar(8) NOT NULL DEFAULT 'auto',
	CONSTRAINT `memory_owners_tenant_id_user_id_pk` PRIMARY KEY(`tenant_id`,`user_id`)
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`platform` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`product_key` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`category` varchar(24) NOT NULL,
	`price_amount` bigint NOT NULL,
	`price_currency` char(3) NOT NULL,
	`stock` int NOT NULL,
	`body` longtext NOT NULL,
	`digest` char(64) NOT NULL,
	CONSTRAINT `offers_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `context_entries` (
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`seq` int NOT NULL,
	`epoch` int NOT NULL,
	`turn` int NOT NULL,
	`layer` char(2) NOT NULL,
	`kind` varchar(24) NOT NULL,
	`wire` longtext NOT NULL,
	`meta` longtext NOT NULL,
	`chain` char(64) NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `context_entries_session_id_seq_pk` PRIMARY KEY(`session_id`,`seq`)
);
--> statement-breakpoint
CREATE TABLE `model_calls` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`turn` int NOT NULL,
	`step` int NOT NULL,
	`purpose` varchar(16) NOT NULL,
	`model` varchar(128) NOT NULL,
	`head` char(64) NOT NULL,
	`last_seq` int NOT NULL,
	`prompt_tokens` int,
	`cached_tokens` int,
	`cache_write_tokens` int,
	`completion_tokens` int,
	`latency_ms` int NOT NULL,
	`first_chunk_ms` int,
	`outcome` varchar(32) NOT NULL,
	`at` datetime(3) NOT NULL,
	CONSTRAINT `model_calls_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`title` varchar(120) NOT NULL DEFAULT '',
	`title_by_person` boolean NOT NULL DEFAULT false,
	`model` varchar(128) NOT NULL,
	`profile` varchar(64) NOT NULL,
	`lease_holder` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
	`lease_until` datetime(3),
	`stop_requested` boolean NOT NULL DEFAULT false,
	`created_at` datetime(3) NOT NULL,
	`updated_at` datetime(3) NOT NULL,
	CONSTRAINT `sessions_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `activity` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`kind` varchar(16) NOT NULL,
	`text` varchar(200) NOT NULL,
	`at` datetime(3) NOT NULL,
	CONSTRAINT `activity_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `shopping_settings` (
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`body` longtext NOT NULL,
	CONSTRAINT `shopping_settings_tenant_id_user_id_pk` PRIMARY KEY(`tenant_id`,`user_id`)
);
--> statement-breakpoint
ALTER TABLE `auth_account` ADD CONSTRAINT `auth_account_user_id_auth_user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `auth_user`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `auth_session` ADD CONSTRAINT `auth_session_user_id_auth_user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `auth_user`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `context_entries` ADD CONSTRAINT `context_entries_session_id_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `model_calls` ADD CONSTRAINT `model_calls_session_id_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `memory_events_owner` ON `memory_events` (`tenant_id`,`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `memory_facts_expiry` ON `memory_facts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `offers_product` ON `offers` (`product_key`);--> statement-breakpoint
CREATE INDEX `offers_platform` ON `offers` (`platform`);--> statement-breakpoint
CREATE INDEX `model_calls_session` ON `model_calls` (`session_id`,`at`);--> statement-breakpoint
CREATE INDEX `sessions_owner` ON `sessions` (`tenant_id`,`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `activity_owner` ON `activity` (`tenant_id`,`user_id`,`at`);