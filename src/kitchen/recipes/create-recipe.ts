import { newRecipeMessages as texts } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { notify } from '../shell/notices/notices.ts';
import { openNewRecipe, untitledSlug } from './new-recipe.ts';

/** Makes a draft and opens it. Its address is its own until the title has one. */
export async function createRecipe(): Promise<void> {
  try {
    await openNewRecipe({ title: texts.title, slug: untitledSlug() });
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}
