import { languageOfText } from '../../import/language/language-of-text.ts';
import { languageOfList } from '../../ingredients/written-list/language-of-list.ts';
import { stepsOf, usagesOf } from '../../recipe/index/missing-places.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { isReadNoWorse } from './lines-understood.ts';

/** What is only offered may be told by fewer lines than what is done. */
const leastLines = 2;

/**
 * The language that a recipe seems to be written in, by all its words; null where they do not tell
 * it clearly, where it is the one that the recipe is read in, and where its lines would be understood
 * less in it than they are now.
 */
export function seemingLanguage(recipe: RecipeContent, language: string): string | null {
  const { title, description, storyExcerpt, storyMore, note } = recipe;
  const texts = [...stepsOf(recipe).map(({ content }) => content), description, note];
  const running = [...texts, storyExcerpt, storyMore].map((text) =>
    text ? toPlainText(text) : '',
  );
  const lines = usagesOf(recipe).map(
    ({ writtenAs, ingredientTitleOverride }) => writtenAs ?? ingredientTitleOverride ?? '',
  );
  const named = [title, ...lines];
  const found =
    languageOfText(running.join('\n')) ??
    languageOfText([...named, ...running].join('\n')) ??
    languageOfList(
      named.filter((line) => line.trim() !== ''),
      leastLines,
    );
  if (found === null || found === new Intl.Locale(language).language) return null;
  return isReadNoWorse(lines, { from: language, to: found }) ? found : null;
}
