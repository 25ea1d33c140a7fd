import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { languagesWithWords } from '#domain/ingredients/languages/language-words.ts';
import { readLine } from '../scripts/import/ingredients/read-line.ts';
import { changedNumbers } from './changed-numbers.ts';
import type { Report } from './figures.ts';

const folder = new URL('../../shared/data/recipe-pages/', import.meta.url);
const manifest = z.array(z.object({ expected: z.string(), language: z.string().nullable() }));
const recipe = z.object({ ingredients: z.array(z.string()).default([]) });

/** Ingredient lines of the shared recipe pages by the language of the page; none where they are absent. */
export function linesByLanguage(): Map<string, string[]> {
  const list = new URL('manifest.json', folder);
  if (!existsSync(list)) return new Map();
  const pages = manifest.parse(JSON.parse(readFileSync(list, 'utf8')));
  const byLanguage = Map.groupBy(pages, ({ language }) => language?.slice(0, 2) ?? '');
  return new Map(
    languagesWithWords.map((language) => [
      language,
      (byLanguage.get(language) ?? []).flatMap(({ expected }) =>
        linesOf(new URL(expected, folder)),
      ),
    ]),
  );
}

const linesOf = (file: URL): string[] =>
  recipe.parse(JSON.parse(readFileSync(file, 'utf8'))).ingredients;

/** How many lines with digits get an amount, and how many show another number. */
export function reportLanguages(report: Report): void {
  for (const [language, lines] of linesByLanguage()) {
    const written = lines.filter((line) => /\p{N}/u.test(line));
    const read = written.filter((line) => readLine(line, language).quantityMin !== null);
    const note = `of ${lines.length} lines, ${written.length} with digits`;
    report({ id: `numbers.read.${language}`, value: read.length, unit: 'lines', note });
    const changed = changedNumbers(lines, language).length;
    report({ id: `numbers.changed.${language}`, value: changed, unit: 'lines', note });
  }
}
