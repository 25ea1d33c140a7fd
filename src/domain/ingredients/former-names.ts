import type { Id } from '../ids.ts';
import type { FormerIngredientName, Ingredient } from './ingredient.ts';

export const formerNamesMax = 12;

/** What ingredients were called before, by each id that names them. */
export type FormerNames = ReadonlyMap<Id, readonly FormerIngredientName[]>;

type Names = { title: string; pluralTitle?: string | null };
type Named = Names & Pick<Ingredient, 'id' | 'formerNames'> & { standsForId: Id | null };

const isSame = (one: FormerIngredientName, other: FormerIngredientName): boolean =>
  one.title === other.title && one.pluralTitle === other.pluralTitle;

const nameOf = ({ title, pluralTitle = null }: Names): FormerIngredientName => ({
  title,
  pluralTitle,
});

/** What it was called before once these names are given to it; null where the names stay. */
export function formerNamesAfter(
  known: Pick<Ingredient, 'title' | 'pluralTitle' | 'formerNames'>,
  change: Partial<Names>,
): FormerIngredientName[] | null {
  const before = nameOf(known);
  const after = nameOf({ ...known, ...change });
  if (isSame(before, after)) return null;
  const others = (known.formerNames ?? []).filter(
    (name) => !isSame(name, before) && !isSame(name, after),
  );
  return [...others, before].slice(-formerNamesMax);
}

/** Of ingredients and all that was merged into them, whose names are former ones too. */
export function formerNamesOf(rows: readonly Named[]): FormerNames {
  const byShown = new Map<Id, FormerIngredientName[]>();
  for (const row of rows) {
    const shown = row.standsForId ?? row.id;
    const own = [...(row.formerNames ?? []), ...(row.standsForId === null ? [] : [nameOf(row)])];
    if (own.length > 0) byShown.set(shown, [...(byShown.get(shown) ?? []), ...own]);
  }
  return new Map(
    rows.flatMap(({ id, standsForId }) => {
      const names = byShown.get(standsForId ?? id);
      return names ? [[id, names] as const] : [];
    }),
  );
}
