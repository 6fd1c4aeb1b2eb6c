import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment of time. @param name of the column */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A column with unmodified bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
