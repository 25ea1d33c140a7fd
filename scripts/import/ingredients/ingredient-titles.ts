import { understoodForms } from '#domain/ingredients/understood-titles.ts';
import { defaultLanguage, isEnglish } from '#domain/text/language.ts';
import { ingredientTitles } from '#domain/ingredients/ingredient-title.ts';
import { findBuiltInUnit } from '#domain/measures/built-in-units.ts';

/** Spellings of one ingredient, in any case and, in English, number, have the same key. */
export function ingredientKey(name: string, language: string): string {
  const key = name.trim().toLowerCase();
  return isEnglish(language) ? understoodForms(key).singular : key;
}

/** Every key by which a title of the site may be asked for. */
export const keysOf = (title: string): string[] => [
  ...new Set([ingredientKey(title, defaultLanguage), title.trim().toLowerCase()]),
];

/** The title of each ingredient by its key: as the site has it, else as it is written most. */
export function chooseTitles(
  names: readonly { name: string; key: string }[],
  known: readonly string[],
): Map<string, string> {
  const titles = new Map<string, string>();
  for (const title of known) {
    for (const key of keysOf(title)) {
      if (!titles.has(key)) titles.set(key, title);
    }
  }
  const counts = new Map<string, number>();
  for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const uses = (name: string) => counts.get(name) ?? 0;
  for (const { name, key } of names.toSorted((one, other) => uses(other.name) - uses(one.name))) {
    if (!titles.has(key)) titles.set(key, name);
  }
  return titles;
}

/** The words of the line where the ingredient's title would not read like them; null where it does. */
export function titleOverride(
  name: string,
  title: string,
  measure: { quantityMin: number | null; unitSlug: string | null; language: string },
): string | null {
  if (name === title) return null;
  if (measure.quantityMin === null) return name;
  const unit = measure.unitSlug === null ? null : findBuiltInUnit(measure.unitSlug);
  const usage = { ingredientTitleOverride: null, unit, ingredient: { title } };
  const forms = ingredientTitles(usage, measure.language);
  return name === forms.singular || name === forms.plural ? null : name;
}
