import type {
  ImportItemInput,
  ImportItemsInput,
  ImportUndoAnswer,
  KeptItemsAnswer,
} from '#contract/import/imports.ts';
import { recipeInput, type RecipeInput } from '#contract/recipe/recipe.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { oldAddressesPerSite } from '#contract/site/old-address.ts';
import type { Id } from '#domain/ids.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import type { OldAddressTarget } from '#domain/site/old-addresses/target.ts';
import { slugCandidates, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { NewOldAddress } from '#functions/repositories/addresses/old-address.ts';
import type { NewItem } from '#functions/repositories/import/imports.ts';
import type { RecipeDraft } from '#functions/repositories/recipe/recipe.ts';
import { eachOnce, newOldAddress } from '../addresses/old-addresses.ts';
import { commitReferring, type Reference } from '../check-references.ts';
import { performAction } from '../recipe/actions/perform.ts';
import { contentFrom } from '../recipe/content.ts';
import { deedOf } from '../recipe/deed.ts';
import { checkOwnIds } from '../recipe/own-ids.ts';
import { recipeImageIds, recipeReferences } from '../recipe/references.ts';
import { retryStale } from '../retry-stale.ts';
import { invalidAt } from '../service-error.ts';
import { type Collected, collectionsOf, undoCollections } from './import-collections.ts';
import { checkImport, checkOpenImport, findImport } from './imports.ts';
import { pageReferences, placePages, undoPages } from './import-pages.ts';

/** As many as one action on recipes takes. */
const undoneAtOnce = 100;

/** Notes what stands in the files and makes drafts of it, each once however often it is sent. */
export async function addImportItems(
  ctx: SiteContext,
  id: Id,
  { items }: ImportItemsInput,
): Promise<KeptItemsAnswer> {
  const keys = [...new Set(items.map(({ key }) => key))];
  if (keys.length < items.length) throw invalidAt('items');
  await retryStale(() => add(ctx, id, items));
  return keptItems(ctx, id, keys);
}

async function add(ctx: SiteContext, id: Id, items: readonly ImportItemInput[]): Promise<void> {
  const { imports } = ctx.repositories;
  const before = await checkOpenImport(ctx, id);
  const isFull = before.items + items.length > importLimits.all;
  if (isFull) throw invalidAt('items', issueMessages.tooManyItems(importLimits.all));
  const known = await imports.listByKeys(
    id,
    items.map(({ key }) => key),
  );
  const knownKeys = new Set(known.map(({ key }) => key));
  const fresh = items.flatMap((item, index) => (knownKeys.has(item.key) ? [] : [{ item, index }]));
  const drafted = await draftsOf(
    ctx,
    fresh.flatMap(({ item, index }) =>
      item.outcome === 'make' ? [{ key: item.key, recipe: item.recipe, index }] : [],
    ),
  );
  const collected = await collectionsOf(ctx, fresh);
  const ofRecipes = fresh.map(({ item }) => rowOf(item, { drafted, collected }));
  const leads = leadsToItems(ctx, fresh, ofRecipes);
  const pages = fresh.flatMap(({ item }) => (item.outcome === 'page' ? [item] : []));
  const placed = await placePages(ctx, pages, leads);
  const rows = ofRecipes.map((row) => placed.rows.get(row.key) ?? row);
  const leading = await leadingStatements(ctx, [...leads, ...placed.leads]);
  const references = [
    ...items.flatMap((item, index) => referencesOf(item, `items.${index}.`)),
    ...collected.flatMap((each) => each.references),
  ];
  await commitReferring(ctx, { references }, [
    imports.expectOpen(id),
    ...(rows.length > 0 ? [imports.add(id, rows)] : []),
    ...creating(ctx, drafted),
    ...collected.flatMap(({ statements }) => statements),
    ...placed.statements,
    ...leading,
  ]);
  if (collected.length > 0) ctx.wakePublisher(ctx.site.id);
}

type Fresh = readonly { item: ImportItemInput }[];

/** Where these stood on another site leads to them. */
const leadsToItems = (ctx: SiteContext, fresh: Fresh, rows: readonly NewItem[]): NewOldAddress[] =>
  fresh.flatMap(({ item }, at) => {
    const target = rows[at] ? targetOf(rows[at]) : null;
    if (!('formerAddresses' in item) || target === null) return [];
    return item.formerAddresses.flatMap((written) => newOldAddress(ctx, written, target) ?? []);
  });

/** As far as the site has room for addresses. */
async function leadingStatements(ctx: SiteContext, all: readonly NewOldAddress[]) {
  const { oldAddresses } = ctx.repositories;
  if (all.length === 0) return [];
  const room = Math.max(0, oldAddressesPerSite - (await oldAddresses.count()));
  return oldAddresses.save(eachOnce(all).slice(0, room), ctx.now);
}

function targetOf({ recipeId, state, content }: NewItem): OldAddressTarget | null {
  if (recipeId !== null) return { kind: 'recipe', id: recipeId };
  return state === 'collected'
    ? { kind: 'collection', id: String(content?.['collectionId']) }
    : null;
}

/** Also of what waits, so that nothing is kept that could never become a draft. */
function referencesOf(item: ImportItemInput, at: string): Reference[] {
  if (item.outcome === 'page') return pageReferences(item, at);
  if (item.outcome === 'none' || item.outcome === 'collect') return [];
  const content = contentFrom(item.recipe, null);
  const own = recipeReferences(content).map((reference) => ({
    ...reference,
    path: `${at}recipe.${reference.path}`,
  }));
  if (item.outcome === 'make' || item.repeats === null) return own;
  return [...own, { kind: 'recipe', id: item.repeats, path: `${at}repeats` }];
}

/** Makes drafts of what waited for the cook's word; what waits no longer stays as it is. */
export async function makeImportedDrafts(
  ctx: SiteContext,
  id: Id,
  keys: readonly string[],
): Promise<KeptItemsAnswer> {
  const { imports } = ctx.repositories;
  await retryStale(async () => {
    await checkOpenImport(ctx, id);
    const waiting = await imports.listWaiting(id, keys);
    const drafted = await draftsOf(
      ctx,
      waiting.map(({ key, content }, index) => ({
        key,
        recipe: recipeInput.parse(content),
        index,
      })),
    );
    if (drafted.length === 0) return;
    const made = drafted.map(({ key, draft }) => ({ key, recipeId: draft.id }));
    const references = drafted.flatMap(({ draft }) => recipeReferences(draft.content));
    const making = [imports.expectOpen(id), imports.make(id, made), ...creating(ctx, drafted)];
    await commitReferring(ctx, { references }, making);
  });
  return keptItems(ctx, id, keys);
}

/**
 * Takes back one part of an import: what it wrote of pages, then its drafts, a hundred at a time and as
 * deleting them does, then its collections. Says how many are left; it is asked again until there are none.
 */
export async function undoImport(ctx: SiteContext, id: Id): Promise<ImportUndoAnswer> {
  await checkImport(ctx, id);
  const isPart = (await undoPages(ctx, id)) || (await undoDrafts(ctx, id));
  if (!isPart) await undoCollections(ctx, id);
  const { made, collected, page } = await findImport(ctx, id);
  return { left: made + collected + page };
}

/** Those that are gone already are passed over; false where it has none. */
async function undoDrafts(ctx: SiteContext, id: Id): Promise<boolean> {
  const { imports, formerComments } = ctx.repositories;
  const found = await imports.listMade(id, undoneAtOnce + 1);
  const made = found.slice(0, undoneAtOnce);
  if (made.length === 0) return false;
  const recipeIds = made.flatMap(({ recipeId }) => recipeId ?? []);
  const keys = made.map(({ key }) => key);
  // All comments of the site are looked through for those below recipes that it repeats: once.
  const isLast = made.length === found.length;
  const undoing = [
    imports.undo(id, keys),
    ...(isLast ? [formerComments.takeBack(id)] : []),
    imports.end(id, ctx.now),
  ];
  await performAction(ctx, { action: 'delete', recipeIds }, undoing);
  return true;
}

async function keptItems(
  { repositories }: SiteContext,
  id: Id,
  keys: readonly string[],
): Promise<KeptItemsAnswer> {
  const kept = await repositories.imports.listByKeys(id, keys);
  return { items: kept.map(({ key, state, recipeId }) => ({ key, state, recipeId })) };
}

type Asked = { key: string; recipe: RecipeInput; index: number };
type Drafted = { key: string; draft: RecipeDraft; index: number };

/** Under addresses that nothing of the site has. */
async function draftsOf(ctx: SiteContext, asked: readonly Asked[]): Promise<Drafted[]> {
  if (asked.length === 0) return [];
  const wanted = new Set(asked.map(({ recipe }) => recipe.slug));
  const taken = await ctx.repositories.deletedRecipes.listTakenSlugs(
    [...wanted].flatMap((slug) => slugCandidates(slug)),
  );
  return asked.map(({ key, recipe, index }) => {
    const slug = uniqueSlug(recipe.slug, taken);
    taken.add(slug);
    const content = contentFrom({ ...recipe, slug }, null);
    checkOwnIds(content, `items.${index}.recipe.`);
    const imageIds = recipeImageIds(content);
    return { key, index, draft: { id: ctx.newId(), content, imageIds, expectedVersion: null } };
  });
}

/** The items' rows come before: where another request was first, nothing of this one is written. */
function creating(ctx: SiteContext, drafted: readonly Drafted[]) {
  const drafts = drafted.map(({ draft }) => draft);
  return drafts.length > 0 ? ctx.repositories.recipes.create(drafts, deedOf(ctx)) : [];
}

type Came = { drafted: readonly Drafted[]; collected: readonly Collected[] };

function rowOf(item: ImportItemInput, { drafted, collected }: Came): NewItem {
  const { key, notes } = item;
  const none = { key, notes, recipeId: null, content: null, formerlyPublishedAt: null };
  if (item.outcome === 'collect') {
    const { title } = item.collection;
    const collectionId = collected.find((each) => each.key === key)?.id;
    return { ...none, title, state: 'collected', content: { collectionId } };
  }
  if (!('recipe' in item)) return { ...none, title: item.title, state: 'unread' };
  const { recipe } = item;
  const own = { ...none, title: recipe.title, formerlyPublishedAt: formerDate(item) };
  if (item.outcome === 'ask') {
    return { ...own, state: 'repeated', recipeId: item.repeats, content: recipe };
  }
  const recipeId = drafted.find((each) => each.key === key)?.draft.id ?? null;
  return { ...own, state: 'made', recipeId };
}

const formerDate = ({ formerlyPublishedAt }: { formerlyPublishedAt: string | null }) =>
  formerlyPublishedAt === null ? null : Date.parse(formerlyPublishedAt);
