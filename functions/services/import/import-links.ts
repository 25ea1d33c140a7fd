import { isDeepStrictEqual } from 'node:util';
import type { ImportLinksAnswer } from '#contract/import/imports.ts';
import type { Id } from '#domain/ids.ts';
import { importLimits, type ImportNote } from '#domain/import/imports/import-item.ts';
import { plain } from '#domain/import/imports/likeness.ts';
import { withPartLinked } from '#domain/import/imports/linked-recipes.ts';
import { isRecord } from '#domain/is-record.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { textsOf, withTexts } from '#domain/recipe/recipe-texts.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { WritableRecipe } from '#functions/repositories/recipe/working-copies.ts';
import { eachOnce, newOldAddress } from '../addresses/old-addresses.ts';
import { deedOf } from '../recipe/deed.ts';
import { draftOf } from '../recipe/writing.ts';
import { retryStale } from '../retry-stale.ts';
import { settlingOf } from './former-links.ts';
import { checkOpenImport } from './imports.ts';

/**
 * Lets some drafts of an import lead to what else came with it: links between posts, and recipes that
 * are parts of others. Done again, it changes nothing.
 */
export async function linkImport(
  ctx: SiteContext,
  id: Id,
  from: number,
): Promise<ImportLinksAnswer> {
  return retryStale(async () => {
    await checkOpenImport(ctx, id);
    return linkSome(ctx, id, from);
  });
}

async function linkSome(ctx: SiteContext, id: Id, from: number): Promise<ImportLinksAnswer> {
  const { imports, recipes } = ctx.repositories;
  const items = await imports.listDrafts(id, { from, limit: importLimits.items });
  const stored = await recipes.listToWrite(items.flatMap(({ recipeId }) => recipeId ?? []));
  const parts = await partsOf(ctx, id, stored);
  const settlings = await settlingsOf(ctx, stored);
  const linked = stored.map((recipe) => linkedRecipe(recipe, parts, settlings));
  const changed = linked.filter(
    ({ content, recipe }) => !isDeepStrictEqual(content, recipe.content),
  );
  const drafts = changed.map(({ recipe, content }) => draftOf(recipe, content));
  const noted = items.flatMap((item) => {
    const missing = linked.find(({ recipe }) => recipe.id === item.recipeId)?.missing ?? [];
    const notes = withMissing(item.notes, missing);
    return notes === item.notes ? [] : [{ key: item.key, notes }];
  });
  const statements = [
    ...(drafts.length > 0 ? recipes.update(drafts, deedOf(ctx)) : []),
    ...(noted.length > 0 ? [imports.note(id, noted)] : []),
    ...(drafts.length > 0 ? await leadingToParts(ctx, linked) : []),
  ];
  if (statements.length > 0) await ctx.commit([imports.expectOpen(id), ...statements]);
  const last = items.at(-1);
  return { next: last && items.length === importLimits.items ? last.no + 1 : null };
}

type Part = { id: Id; title: string; slug: string; isPublished: boolean };
type Parts = ReadonlyMap<string, Part>;
type Linked = { recipe: WritableRecipe; content: RecipeContent; parts: Part[]; missing: string[] };

/** The recipes of the import that these name, by their titles. */
async function partsOf(
  ctx: SiteContext,
  id: Id,
  stored: readonly WritableRecipe[],
): Promise<Parts> {
  const { imports, recipes } = ctx.repositories;
  const titles = new Set(stored.flatMap(({ content }) => subRecipesOf(content)));
  if (titles.size === 0) return new Map();
  const spellings = new Set([...titles].flatMap((title) => [title, plain(title)]));
  const items = await imports.listTitled(id, [...spellings]);
  const ids = items.flatMap(({ recipeId }) => recipeId ?? []);
  const found = new Map((await recipes.listByIds(ids)).map((recipe) => [recipe.id, recipe]));
  const parts = items.flatMap(({ title, recipeId }): [string, Part][] => {
    const recipe = recipeId === null ? undefined : found.get(recipeId);
    if (!recipe) return [];
    const isPublished = recipe.publishedAt !== null;
    return [[plain(title), { id: recipe.id, title, slug: recipe.content.slug, isPublished }]];
  });
  // Of several of one title the first is meant.
  return new Map(parts.toReversed());
}

type Settlings = ReadonlyMap<string, (text: RichText) => RichText>;

/** By the sites on which they stood before. */
async function settlingsOf(
  ctx: SiteContext,
  stored: readonly WritableRecipe[],
): Promise<Settlings> {
  const bySite = Map.groupBy(stored, ({ content }) => formerSiteOf(content));
  const settlings = new Map<string, (text: RichText) => RichText>();
  for (const [site, recipes] of bySite) {
    if (site === null) continue;
    const texts = recipes.flatMap(({ content }) => textsOf(content));
    settlings.set(site, await settlingOf(ctx, { texts, site }));
  }
  return settlings;
}

function linkedRecipe(recipe: WritableRecipe, all: Parts, settlings: Settlings): Linked {
  const { content } = recipe;
  const settle = settlings.get(formerSiteOf(content) ?? '');
  const settled = settle ? withTexts(content, settle) : content;
  const linked: Linked = { recipe, content: settled, parts: [], missing: [] };
  for (const title of subRecipesOf(content)) {
    const part = all.get(plain(title));
    if (!part || part.id === recipe.id) {
      linked.missing.push(title);
      continue;
    }
    const outcome = withPartLinked(linked.content, { title, path: recipePath(part.slug) });
    linked.content = outcome.content;
    if (outcome.isLinked) linked.parts.push(part);
    else linked.missing.push(title);
  }
  return linked;
}

/** A draft that is called otherwise before it is published is still found at the path of now. */
async function leadingToParts(ctx: SiteContext, linked: readonly Linked[]) {
  const { oldAddresses } = ctx.repositories;
  const drafts = linked.flatMap(({ parts }) => parts).filter(({ isPublished }) => !isPublished);
  const all = drafts.flatMap(
    ({ id, slug }) => newOldAddress(ctx, recipePath(slug), { kind: 'recipe', id }) ?? [],
  );
  if (all.length === 0) return [];
  const known = await oldAddresses.listByCompared(all.map(({ compared }) => compared));
  const taken = new Set(known.map(({ compared }) => compared));
  const fresh = eachOnce(all).filter(({ compared }) => !taken.has(compared));
  return fresh.length > 0 ? oldAddresses.save(fresh, ctx.now) : [];
}

function withMissing(notes: ImportNote[], missing: readonly string[]): ImportNote[] {
  const fresh = missing
    .map((title): ImportNote => {
      return { kind: 'part', text: keptLine(title.trim(), importLimits.noteText).text };
    })
    .filter(
      ({ text }) =>
        text !== '' && !notes.some((note) => note.kind === 'part' && note.text === text),
    );
  const all = [...notes, ...fresh].slice(0, importLimits.notes);
  return all.length === notes.length ? notes : all;
}

/** What the file said beside the recipe; its cook may have changed it since. */
function besideOf({ legacyRecipeData: kept }: RecipeContent): Record<string, unknown> {
  const file = kept?.['file'];
  return isRecord(file) ? file : {};
}

const subRecipesMax = 50;

function subRecipesOf(content: RecipeContent): string[] {
  const { subRecipes } = besideOf(content);
  const titles = Array.isArray(subRecipes)
    ? subRecipes.filter((each) => typeof each === 'string')
    : [];
  return [...new Set(titles)].slice(0, subRecipesMax);
}

function formerSiteOf(content: RecipeContent): string | null {
  const { former } = besideOf(content);
  const site = isRecord(former) ? former['site'] : null;
  return typeof site === 'string' ? site : null;
}
