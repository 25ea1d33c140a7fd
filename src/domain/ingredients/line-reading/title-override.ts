import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import { isEnglish } from '../../text/language.ts';
import { ingredientTitles } from '../ingredient-title.ts';
import { understoodForms } from '../understood-titles.ts';

/** Spellings of one ingredient, in any case and, in English, number, have the same key. */
export function ingredientKey(name: string, language: string): string {
  const key = name.trim().toLowerCase();
  return isEnglish(language) ? understoodForms(key).singular : key;
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
