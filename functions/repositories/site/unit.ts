import { sql } from 'drizzle-orm';
import { units } from '#functions/db/schema/local/units.ts';
import { rows, selection } from '#functions/db/selection.ts';

export const unit = selection({
  id: units.id,
  slug: units.slug,
  title: units.title,
  pluralTitle: units.pluralTitle,
  abbreviation: units.abbreviation,
});

export const allUnits = rows(unit, sql`SELECT ${unit} FROM ${units} ORDER BY ${units.title}`);
