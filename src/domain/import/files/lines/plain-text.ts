import { hasRecipe } from '../../read-page.ts';
import { readOwnText } from '../../read-text.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { isMarked, noteRecipe, titleOfName } from '../notes/read-note.ts';
import { exact } from '../recipe-of-parts.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import type { Thing } from '../../markup/thing.ts';
import { otherFields } from '../text-formats/field-values.ts';
import { severalRecipes } from './several-recipes.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';

/** What people write themselves, sorted by its folder: plain, or with the marks and fields of Markdown. */
export function readPlainText(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  const [first = '', ...others] = severalRecipes(matter?.body ?? file.text);
  const fields = matter?.fields ?? {};
  if (others.length === 0) {
    const found = recipeIn(file, first, matter ? fields : null);
    return hasRecipe(found.recipe) ? readingOf(file, [found]) : null;
  }
  const kept: Found[] = [];
  for (const text of [first, ...others]) {
    // The picture that has the name of the file is not that of each.
    const around = kept.length === 0 ? file.around : { ...file.around, withStem: () => null };
    const found = recipeIn({ ...file, text, around }, text, null);
    if (hasRecipe(found.recipe)) kept.push(found);
  }
  const [main, ...rest] = kept;
  if (!main) return null;
  const unread = otherFields(fields, new Set());
  const recipe = { ...main.recipe, unread: [...main.recipe.unread, ...unread] };
  return readingOf(file, [{ ...main, recipe }, ...rest]);
}

const recipeIn = (file: SourceFile, body: string, fields: Thing | null): Found =>
  fields !== null || isMarked(body) ? noteRecipe(file, body, fields ?? {}) : plainRecipe(file);

function plainRecipe(file: SourceFile): Found {
  const recipe = readOwnText(file.text, file.language);
  const { folder } = file.around;
  const named = {
    ...recipe,
    title: recipe.title ?? exact(titleOfName(file.name)),
    terms: folder === null ? recipe.terms : { categories: exact([folder]), ...recipe.terms },
  };
  const beside = file.around.withStem(withoutEnding(file.name));
  return { recipe: named, shown: file.text, pictures: beside ? [beside] : [] };
}
