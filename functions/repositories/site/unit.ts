import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { UnitId } from '#domain/ids.ts';
import type { OwnUnit, SiteUnits } from '#domain/ingredients/own-units/said-units.ts';
import type { UnitWords } from '#domain/ingredients/own-units/unit-words.ts';
import { primaryLanguage } from '#domain/text/language.ts';
import { type Read, read, type Statement } from '#functions/db/database.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { siteUnits } from '#functions/db/schema/site/recipe/site-units.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { assigned, bare, excluded, selected } from '#functions/db/writing.ts';
import { combined, rowsById } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

export const unit = selection({
  id: units.id,
  slug: units.slug,
  title: units.title,
  pluralTitle: units.pluralTitle,
  abbreviation: units.abbreviation,
});

const every = sql`SELECT ${unit} FROM ${units} ORDER BY ${units.title}`;
export const allUnits = rows(unit, every);

const ownUnit = selection({
  unitId: siteUnits.unitId,
  language: siteUnits.language,
  title: siteUnits.title,
  pluralTitle: siteUnits.pluralTitle,
  abbreviation: siteUnits.abbreviation,
  intoId: siteUnits.intoId,
});

export const ownUnitsRead = (siteId: string): Read<OwnUnit[]> =>
  rows(
    ownUnit,
    sql`SELECT ${ownUnit} FROM ${siteUnits} WHERE ${siteUnits.siteId} = ${siteId}
      ORDER BY ${siteUnits.language}, ${siteUnits.unitId}`,
  );

/** The platform's units and what the cook changed of them. */
export const siteUnitsRead = (siteId: string): Read<SiteUnits> =>
  combined({ units: rowsById(unit, every), own: ownUnitsRead(siteId) }, (found) => found);

/** In WITH RECURSIVE, `shown_units`: units that were merged or merged into, and what is said for each. */
export function shownUnits(siteId: string, language: string): SQL {
  const into = alias(siteUnits, 'into_unit');
  const isOf = (table: typeof siteUnits | typeof into) =>
    sql`${table.siteId} = ${siteId} AND ${table.language} = ${primaryLanguage(language)}
      AND ${table.intoId} IS NOT NULL`;
  return sql`shown_units (member, shown) AS (
    SELECT ${siteUnits.intoId}, ${siteUnits.intoId} FROM ${siteUnits} WHERE ${isOf(siteUnits)}
      AND NOT EXISTS (SELECT 1 FROM ${siteUnits} ${into}
        WHERE ${isOf(into)} AND ${into.unitId} = ${siteUnits.intoId})
    UNION SELECT ${siteUnits.unitId}, shown_units.shown FROM shown_units
      JOIN ${siteUnits} ON ${siteUnits.intoId} = shown_units.member WHERE ${isOf(siteUnits)})`;
}

type Named = { unitId: UnitId; language: string };
const noWords = { title: null, pluralTitle: null, abbreviation: null };

export const siteUnitRepository = ({ db, siteId }: SiteScope) => {
  const rowOf = ({ unitId, language }: Named) =>
    and(
      eq(siteUnits.siteId, siteId),
      eq(siteUnits.unitId, unitId),
      eq(siteUnits.language, language),
    );
  /** A row that says nothing is none. */
  const tidy = (named: Named): Statement =>
    db
      .delete(siteUnits)
      .where(and(rowOf(named), isNull(siteUnits.title), isNull(siteUnits.intoId)));
  return {
    list: (): Promise<SiteUnits> => read(db, siteUnitsRead(siteId)),
    /** Null brings back the platform's words. */
    say: (named: Named, words: UnitWords | null): Statement[] => [
      db
        .insert(siteUnits)
        .values({ siteId, ...named, ...(words ?? noWords) })
        .onConflictDoUpdate({
          target: [siteUnits.siteId, siteUnits.language, siteUnits.unitId],
          set: words ?? noWords,
        }),
      tidy(named),
    ],
    /** Changes nothing where one of both is merged already. */
    merge: ({ unitId, language }: Named, intoId: UnitId): Statement =>
      sql`INSERT INTO ${selected(siteUnits, { siteId, language, unitId, intoId })}
        WHERE NOT EXISTS (SELECT 1 FROM ${siteUnits}
          WHERE ${rowOf({ unitId: intoId, language })} AND ${siteUnits.intoId} IS NOT NULL)
        ON CONFLICT (${bare(siteUnits.siteId)}, ${bare(siteUnits.language)}, ${bare(siteUnits.unitId)})
        DO UPDATE SET ${bare(siteUnits.intoId)} = ${excluded(siteUnits.intoId)}
        WHERE ${siteUnits.intoId} IS NULL`,
    separate: (named: Named): Statement[] => [
      sql`UPDATE ${siteUnits} SET ${assigned(siteUnits, { intoId: null })} WHERE ${rowOf(named)}`,
      tidy(named),
    ],
  };
};
