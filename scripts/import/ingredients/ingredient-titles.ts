import { singularTitle } from '#domain/ingredients/english-plurals.ts';
import { ingredientTitles } from '#domain/ingredients/ingredient-title.ts';
import { findBuiltInUnit } from '#domain/measures/built-in-units.ts';

/** Spellings of one ingredient, in any case and number, have the same key. */
export const ingredientKey = (name: string): string => singularTitle(name.trim().toLowerCase());

/** The title of each ingredient by its key: as the site has it, else as it is written most. */
export function chooseTitles(
  names: readonly string[],
  known: readonly string[],
): Map<string, string> {
  const titles = new Map<string, string>();
  for (const title of known) {
    const key = ingredientKey(title);
    if (!titles.has(key)) titles.set(key, title);
  }
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].toSorted(([, first], [, second]) => second - first);
  for (const [name] of byUse) {
    const key = ingredientKey(name);
    if (!titles.has(key)) titles.set(key, name);
  }
  return titles;
}

/** The words of the line where the ingredient's title would not read like them; null where it does. */
export function titleOverride(
  name: string,
  title: string,
  measure: { quantityMin: number | null; unitSlug: string | null },
): string | null {
  if (name === title) return null;
  if (measure.quantityMin === null) return name;
  const unit = measure.unitSlug === null ? null : findBuiltInUnit(measure.unitSlug);
  const forms = ingredientTitles({ ingredientTitleOverride: null, unit, ingredient: { title } });
  return name === forms.singular || name === forms.plural ? null : name;
}
