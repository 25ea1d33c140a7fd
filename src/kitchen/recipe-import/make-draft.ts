import type { ParsedRecipe, RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { type WebPictures, webPictures } from '#domain/import/pictures/web-pictures.ts';
import { cutSlug, slugFrom } from '#domain/text/slug.ts';
import { failureOf } from '#stores/failure.ts';
import { $siteGlobals, loadSiteGlobals } from '../recipe-editor/site-globals.ts';
import { openNewRecipe, ownEnding, untitledSlug } from '../recipes/new-recipe.ts';
import { leaveNotice } from '../shell/session/left-notice.ts';
import { notify } from '../shell/notices/notices.ts';
import { takeWebPictures } from './pictures/take-web-pictures.ts';
import { readSourceId } from './reading.ts';
import { recipeOfParsed, withPictures } from './recipe-of-parsed.ts';
import { forgetRead } from './sources/sources.ts';

/** Of the dish and of its steps, where they stand on the web. */
export function picturesOfParsed({ pictures, instructionGroups }: ParsedRecipe): WebPictures {
  const steps = instructionGroups.value.map((group) => group.steps.map((step) => step.pictures));
  return webPictures({ own: pictures.value, around: [], steps });
}

const noPictures: WebPictures = { ofDish: [], ofSteps: [] };
/** Leaving the page ends it. */
const { signal } = new AbortController();
/** Somebody waits for the draft, and is told at once where the network is gone. */
const triesOfPicture = 2;

type Making = { source: RecipeParseAnswer['source']; takesPictures: boolean };

/** Makes a draft of a recipe that was read, and opens it in the editor. */
export async function makeDraft(
  parsed: ParsedRecipe,
  { source, takesPictures }: Making,
): Promise<void> {
  try {
    await loadSiteGlobals();
    const globals = $siteGlobals.get();
    if (globals === null) {
      notify(texts.failed);
      return;
    }
    const slug = slugFrom(parsed.title?.value ?? '') ?? untitledSlug();
    const newId = () => crypto.randomUUID();
    const recipe = recipeOfParsed(parsed, { pantry: globals, slug, source, newId });
    const { images, lost } = await takeWebPictures(
      takesPictures ? picturesOfParsed(parsed) : noPictures,
      signal,
      triesOfPicture,
    );
    await openWithFreeAddress(withPictures(recipe, images), async () => {
      await forgetSourceOfDraft();
      if (lost.length > 0) sayInEditor(texts.picturesLost(lost.length));
    });
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}

/** An address that is taken gets an ending of its own. */
async function openWithFreeAddress(
  recipe: RecipeInput,
  onMade: () => Promise<void>,
): Promise<void> {
  try {
    await openNewRecipe(recipe, onMade);
  } catch (error) {
    if (failureOf(error).code !== 'slug_taken') throw error;
    const ending = `-${ownEnding()}`;
    const slug = cutSlug(recipe.slug, slugMaxLength - ending.length) + ending;
    await openNewRecipe({ ...recipe, slug }, onMade);
  }
}

const sayInEditor = (text: string): void => leaveNotice({ text, undoId: null, undoneAt: '' });

async function forgetSourceOfDraft(): Promise<void> {
  const id = readSourceId();
  if (id !== null) await forgetRead(id);
}
