import type { PreviewAnswer, PreviewInput } from '#contract/publishing/preview.ts';
import { readerOf } from '#domain/publishing/preview-readers.ts';
import { recipeDamage } from '#domain/recipe/recipe-damage.ts';
import { type SiteChanges, withChanges } from '#domain/site/site-working-copy.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { CollectionText, RenderedPreview } from '#functions/adapters/publisher-port.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkUnsavedReferences } from '../check-references.ts';
import { checkRecipesOnce, collectionReferences } from '../collections/references.ts';
import { contentFrom } from '../recipe/content.ts';
import { checkOwnIds } from '../recipe/own-ids.ts';
import { recipeReferences } from '../recipe/references.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { checkThemes } from '../site/check-themes.ts';
import { loadWorkingCopy } from '../site/working-copy/load.ts';
import { siteReferences } from '../site/references.ts';
import { withIds } from '../site/with-ids.ts';

/** Renders a page of the site as it would be with what is not published or not saved yet. */
export async function previewPage(ctx: SiteContext, input: PreviewInput): Promise<PreviewAnswer> {
  const { page, workingCopyOf, reader } = input;
  if (workingCopyOf !== undefined && !(await ctx.repositories.recipes.find(workingCopyOf))) {
    throw notFound();
  }
  const siteChanges = await unsavedSettings(ctx, input);
  const unsaved = await unsavedContent(ctx, input);
  const unsavedCollection = await unsavedCollectionText(ctx, input);
  const rendered = await ctx.adapters.publisher.preview({
    siteId: ctx.site.id,
    page,
    ...(workingCopyOf !== undefined && { workingCopyOf }),
    ...(unsaved && { unsaved }),
    siteChanges,
    ...(unsavedCollection && { unsavedCollection }),
    reader: readerOf[reader],
  });
  if (!rendered) throw notFound();
  // A picture has no preview.
  if (rendered.contentType.startsWith('image/')) throw notFound();
  return { preview: { ...rendered, body: textOf(rendered) } };
}

/** Pages come as the bytes of their text. */
const textOf = ({ body }: RenderedPreview) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

/** What publishing would make of the settings, refused for the same reasons. */
async function unsavedSettings(
  ctx: SiteContext,
  { settings = {}, isSiteAsWritten }: PreviewInput,
): Promise<SiteChanges> {
  const saved = isSiteAsWritten ? (await loadWorkingCopy(ctx)).changes : {};
  const { title, ...rest } = settings;
  const changes = {
    ...saved,
    ...(title !== undefined && { title }),
    ...withIds(rest, ctx.newId),
  };
  const written = withChanges(ctx.site, changes);
  checkThemes(written.settings);
  const references = siteReferences(written.settings).map(({ path, ...reference }) => ({
    ...reference,
    path: `settings.${path}`,
  }));
  await checkUnsavedReferences(ctx, references, [
    ...siteReferences(ctx.site.settings),
    ...siteReferences(withChanges(ctx.site, saved).settings),
  ]);
  return changes;
}

/** What saving would make of the editor's text, refused for the same reasons; null without one. */
async function unsavedContent(
  ctx: SiteContext,
  { page, workingCopyOf, unsaved }: PreviewInput,
): Promise<RecipeContent | null> {
  if (unsaved === undefined) return null;
  const recipeId = page.kind === 'recipe' ? page.id : workingCopyOf;
  if (recipeId === undefined) throw invalidAt('unsaved');
  const recipe = await ctx.repositories.recipes.find(recipeId);
  if (!recipe) throw notFound();
  const content = contentFrom(unsaved, recipe.content);
  const damage = recipeDamage(recipe.content) ?? recipeDamage(content);
  if (damage !== null) throw invalidAt(damage.replace(/^recipe/, 'unsaved'));
  checkOwnIds(content, 'unsaved.');
  const references = recipeReferences(content).map(({ path, ...reference }) => ({
    ...reference,
    path: `unsaved.${path}`,
  }));
  await checkUnsavedReferences(ctx, references, recipeReferences(recipe.content));
  return content;
}

/** The same of the editor of a collection. */
async function unsavedCollectionText(
  ctx: SiteContext,
  { page, unsavedCollection }: PreviewInput,
): Promise<CollectionText | null> {
  if (unsavedCollection === undefined) return null;
  if (page.kind !== 'collection') throw invalidAt('unsavedCollection');
  const collection = await ctx.repositories.collections.find(page.id);
  if (!collection) throw notFound();
  const { title, slug, description, imageId, imageCrop, videoId, recipeIds } = {
    ...collection,
    ...unsavedCollection,
  };
  const text = { title, slug, description, imageId, imageCrop, videoId, recipeIds };
  checkRecipesOnce(recipeIds);
  const references = collectionReferences(text).map(({ path, ...reference }) => ({
    ...reference,
    path: `unsavedCollection.${path}`,
  }));
  await checkUnsavedReferences(ctx, references, collectionReferences(collection));
  return text;
}
