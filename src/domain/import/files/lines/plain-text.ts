import { hasRecipe } from '../../read-page.ts';
import { readOwnText } from '../../read-text.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { isMarked, noteRecipe, titleOfName } from '../notes/read-note.ts';
import { exact } from '../recipe-of-parts.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';

/** What people write themselves, sorted by its folder: plain, or with the marks and fields of Markdown. */
export function readPlainText(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  const body = matter?.body ?? file.text;
  const found =
    matter || isMarked(body) ? noteRecipe(file, body, matter?.fields ?? {}) : plainRecipe(file);
  return hasRecipe(found.recipe) ? readingOf(file, [found]) : null;
}

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
