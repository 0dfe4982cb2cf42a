import { customType } from 'drizzle-orm/mysql-core';

/**
 * An id column that compares byte by byte. MySQL's default collations call `A` and `a` equal, and ids must not be.
 */
export const identifier = customType<{ data: string; driverData: string }>({
  dataType: () => 'varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
});
