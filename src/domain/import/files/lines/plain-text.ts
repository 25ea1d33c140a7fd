import { hasRecipe } from '../../read-page.ts';
import { readOwnText } from '../../read-text.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { type FileReading, picturesBeside, readingOf, type SourceFile } from '../source-file.ts';
import { exact } from '../recipe-of-parts.ts';

/** What people write themselves, sorted by its folder. */
export function readPlainText(file: SourceFile): FileReading | null {
  const recipe = readOwnText(file.text, file.language);
  if (!hasRecipe(recipe)) return null;
  const { folder } = file.around;
  const named = {
    ...recipe,
    title: recipe.title ?? exact(withoutEnding(file.name)),
    terms: folder === null ? recipe.terms : { categories: exact([folder]), ...recipe.terms },
  };
  return readingOf(file, [{ recipe: named, shown: file.text, pictures: picturesBeside(file) }]);
}
