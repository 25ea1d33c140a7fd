import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ParsedRecipe, RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { failureOf } from '#stores/failure.ts';
import { $siteGlobals, loadSiteGlobals } from '../recipe-editor/site-globals.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';
import { recipeOfParsed } from './recipe-of-parsed.ts';

/** Makes a draft of a recipe that was read, and opens it in the editor. */
export async function makeDraft(
  parsed: ParsedRecipe,
  source: RecipeParseAnswer['source'],
): Promise<void> {
  try {
    await loadSiteGlobals();
    const globals = $siteGlobals.get();
    if (globals === null) {
      notify(texts.failed);
      return;
    }
    const slug = slugFrom(parsed.title?.value ?? '') ?? `untitled-${shortId()}`;
    const made = { pantry: globals, slug, source, newId: () => crypto.randomUUID() };
    const id = await create(recipeOfParsed(parsed, made));
    globalThis.location.assign(recipePath(siteSlugHere(), id));
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}

/** An address that is taken gets an ending of its own. */
async function create(recipe: RecipeInput): Promise<string> {
  try {
    return await send(recipe);
  } catch (error) {
    if (!(error instanceof ApiError) || failureOf(error).code !== 'slug_taken') throw error;
    return send({ ...recipe, slug: `${recipe.slug.slice(0, slugRoom)}-${shortId()}` });
  }
}

/** Leaves room for the ending in the longest address. */
const slugRoom = 100;
const shortId = (): string => crypto.randomUUID().slice(0, 8);

async function send(json: RecipeInput): Promise<string> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => manageApi[':siteSlug'].recipes.$post({ param, json }));
  return (await jsonOf(answer)).recipe.id;
}
