import { ingredientKey } from '#domain/ingredients/line-reading/title-override.ts';
import { defaultLanguage } from '#domain/text/language.ts';

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
