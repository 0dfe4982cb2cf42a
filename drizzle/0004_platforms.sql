CREATE TABLE `platforms` (
	`id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
	`body` longtext NOT NULL,
	`format` varchar(16) NOT NULL,
	`imported_at` datetime(3) NOT NULL,
	`accepted` int NOT NULL,
	`refused` int NOT NULL,
	CONSTRAINT `platforms_id` PRIMARY KEY(`id`)
);
