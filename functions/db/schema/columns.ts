import { integer, text } from 'drizzle-orm/sqlite-core';

export const id = () => text('id').primaryKey();
/** Integer milliseconds since the epoch. */
export const timestamp = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>();
