import type { ParsedRecipe, RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { cutSlug, slugFrom } from '#domain/text/slug.ts';
import { failureOf } from '#stores/failure.ts';
import { $siteGlobals, loadSiteGlobals } from '../recipe-editor/site-globals.ts';
import { openNewRecipe, ownEnding, untitledSlug } from '../recipes/new-recipe.ts';
import { notify } from '../shell/notices.ts';
import { fetchOwnPicture } from './fetch-own-picture.ts';
import { readSourceId } from './reading.ts';
import { recipeOfParsed, withPictures } from './recipe-of-parsed.ts';
import { forgetRead } from './sources/sources.ts';

type Making = { source: RecipeParseAnswer['source']; takesPicture: boolean };

/** Makes a draft of a recipe that was read, and opens it in the editor. */
export async function makeDraft(
  parsed: ParsedRecipe,
  { source, takesPicture }: Making,
): Promise<void> {
  try {
    await loadSiteGlobals();
    const globals = $siteGlobals.get();
    if (globals === null) {
      notify(texts.failed);
      return;
    }
    const [picture] = takesPicture ? parsed.pictures.value : [];
    const ofDish = picture === undefined ? [] : [await fetchOwnPicture(picture)];
    const slug = slugFrom(parsed.title?.value ?? '') ?? untitledSlug();
    const newId = () => crypto.randomUUID();
    const recipe = recipeOfParsed(parsed, { pantry: globals, slug, source, newId });
    await openWithFreeAddress(withPictures(recipe, { ofDish, ofSteps: [] }));
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}

/** An address that is taken gets an ending of its own. */
async function openWithFreeAddress(recipe: RecipeInput): Promise<void> {
  try {
    await openNewRecipe(recipe, forgetSourceOfDraft);
  } catch (error) {
    if (failureOf(error).code !== 'slug_taken') throw error;
    const ending = `-${ownEnding()}`;
    const slug = cutSlug(recipe.slug, slugMaxLength - ending.length) + ending;
    await openNewRecipe({ ...recipe, slug }, forgetSourceOfDraft);
  }
}

async function forgetSourceOfDraft(): Promise<void> {
  const id = readSourceId();
  if (id !== null) await forgetRead(id);
}
