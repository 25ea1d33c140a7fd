import { type SQL, sql } from 'drizzle-orm';
import { alias, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What json_each answers: the elements of a list, or the members of an object with their names. */
const jsonEach = sqliteTable('json_each', { key: text('key'), value: text('value') });

/** The rows of one json_each: sql`FROM json_each(${list}) ${element}`. */
export const jsonElement = (name: string) => alias(jsonEach, name);

/** The fields of a JSON object as SQL values; by default of the element that json_each stands at. */
export const fieldsOf =
  <Item>(of: SQL = sql`value`) =>
  <Name extends keyof Item & string>(name: Name): SQL<Item[Name]> =>
    sql`${of} ->> ${sql.raw(`'${name}'`)}`;

/** The same fields as JSON. */
export const jsonFieldsOf =
  <Item>(of: SQL = sql`value`) =>
  <Name extends keyof Item & string>(name: Name): SQL<Item[Name]> =>
    sql`${of} -> ${sql.raw(`'${name}'`)}`;

/** A JSON object of SQL values; JSON among them stays JSON. */
export const jsonObject = <Item>(fields: {
  readonly [Name in keyof Item]: SQL<Item[Name]>;
}): SQL<Item> => {
  const members = Object.entries<SQL>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_object(${sql.join(members, sql`, `)})`;
};
