import type {
  ImportAnswer,
  ImportInput,
  ImportItemsAnswer,
  ImportItemsQuery,
  ImportKeysAnswer,
  ImportsAnswer,
  ImportView,
} from '#contract/import/imports.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredImport } from '#functions/repositories/import/imports.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { invalidAt, notFound } from '../service-error.ts';

/** Begins an import; asked again, it answers the one that is there. */
export async function startImport(
  ctx: SiteContext,
  { id, name }: ImportInput,
): Promise<ImportAnswer> {
  const { imports } = ctx.repositories;
  await ctx.commit([imports.start({ id, name, startedBy: ctx.actor.user.id }, ctx.now)]);
  // On another site.
  const found = await imports.find(id);
  if (!found) throw invalidAt('id');
  return { import: importViewOf(found) };
}

export async function listImports({ repositories }: SiteContext): Promise<ImportsAnswer> {
  return { imports: (await repositories.imports.list()).map(importViewOf) };
}

export async function getImport(ctx: SiteContext, id: Id): Promise<ImportAnswer> {
  return { import: importViewOf(await findImport(ctx, id)) };
}

/** Notes that all of the files was read. */
export async function finishImport(ctx: SiteContext, id: Id): Promise<ImportAnswer> {
  await checkImport(ctx, id);
  await ctx.commit([ctx.repositories.imports.finish(id, ctx.now)]);
  return getImport(ctx, id);
}

export async function listImportItems(
  ctx: SiteContext,
  id: Id,
  page: ImportItemsQuery,
): Promise<ImportItemsAnswer> {
  await checkImport(ctx, id);
  return ctx.repositories.imports.listItems(id, page);
}

export async function listImportKeys(ctx: SiteContext, id: Id): Promise<ImportKeysAnswer> {
  await checkImport(ctx, id);
  const items = await ctx.repositories.imports.listOutcomes(id);
  return {
    keys: items.map(({ key }) => key),
    recipes: items.flatMap(({ key, state, recipeId }) =>
      recipeId !== null && (state === 'made' || state === 'repeated')
        ? [{ key, recipeId, isMade: state === 'made' }]
        : [],
    ),
    collections: items.flatMap(({ key, state, collectionId }) =>
      collectionId !== null && state === 'collected' ? [{ key, collectionId }] : [],
    ),
  };
}

/** Refuses an import that is not of the site. */
export async function checkImport({ repositories }: SiteContext, id: Id) {
  const state = await repositories.imports.findState(id);
  if (!state) throw notFound();
  return state;
}

/** Refuses also what was taken back: nothing more comes to it. */
export async function checkOpenImport(ctx: SiteContext, id: Id) {
  const state = await checkImport(ctx, id);
  if (state.undoneAt !== null) throw invalidAt('recipeImportId');
  return state;
}

/** With all that is counted of it. */
export async function findImport({ repositories }: SiteContext, id: Id): Promise<StoredImport> {
  const found = await repositories.imports.find(id);
  if (!found) throw notFound();
  return found;
}

function importViewOf(stored: StoredImport): ImportView {
  const { id, name, createdAt, finishedAt, undoneAt, ...counts } = stored;
  return {
    id,
    name,
    createdAt: isoTime(createdAt),
    finishedAt: optionalIsoTime(finishedAt),
    undoneAt: optionalIsoTime(undoneAt),
    counts,
  };
}
