CREATE TABLE `order_cards` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`turn` int NOT NULL,
	`state` varchar(16) NOT NULL,
	`reason` varchar(16),
	`version` int NOT NULL,
	`body` longtext NOT NULL,
	`order_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
	`created_at` datetime(3) NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	CONSTRAINT `order_cards_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `order_steps` (
	`order_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`n` int NOT NULL,
	`move` varchar(24) NOT NULL,
	`actor` varchar(16) NOT NULL,
	`state` varchar(24) NOT NULL,
	`at` datetime(3) NOT NULL,
	`note` varchar(200),
	CONSTRAINT `order_steps_order_id_n_pk` PRIMARY KEY(`order_id`,`n`)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`tenant_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`user_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`card_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`session_id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`state` varchar(24) NOT NULL,
	`body` longtext NOT NULL,
	`placed_at` datetime(3) NOT NULL,
	CONSTRAINT `orders_id` PRIMARY KEY(`id`),
	CONSTRAINT `orders_card` UNIQUE(`card_id`)
);
--> statement-breakpoint
ALTER TABLE `order_cards` ADD CONSTRAINT `order_cards_session_id_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `order_steps` ADD CONSTRAINT `order_steps_order_id_orders_id_fk` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `order_cards_owner` ON `order_cards` (`tenant_id`,`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `order_cards_session` ON `order_cards` (`session_id`);--> statement-breakpoint
CREATE INDEX `orders_owner` ON `orders` (`tenant_id`,`user_id`,`placed_at`);