import { type SQL, sql } from 'drizzle-orm';
import { alias, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What json_each answers: the elements of a list, or the members of an object with their names. */
const jsonEach = sqliteTable('json_each', { key: text('key'), value: text('value') });

/** The rows of one json_each: sql`FROM json_each(${list}) ${element}`. */
export const jsonElement = (name: string) => alias(jsonEach, name);

const element = sql`value`;
const path = (name: string): SQL => sql.raw(`'${name}'`);

/** A field of a JSON object as a SQL value; by default of the element that json_each stands at. */
export const field = <Item>(name: keyof Item & string, of: SQL = element): SQL =>
  sql`${of} ->> ${path(name)}`;

/** The same field as JSON. */
export const jsonField = <Item>(name: keyof Item & string): SQL => sql`${element} -> ${path(name)}`;

/** Behind FROM, the elements of a field that holds a list. */
export const eachOf = <Item>(name: keyof Item & string, of: SQL): SQL =>
  sql`json_each(${of}, ${path(`$.${name}`)})`;
