import type { OwnerEdit } from '#domain/media/library/media-undo.ts';
import { isSameData } from '#domain/same-data.ts';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import type { SiteContext } from '#functions/http/context.ts';
import {
  rewrittenMax,
  type StoredCopies,
  type StoredOwners,
} from '#functions/repositories/media/media-rewrites.ts';
import type { CopyEdit } from '#functions/repositories/recipe/edit-copies.ts';
import { wholeContent } from '../../recipe/content.ts';
import { deedOf } from '../../recipe/deed.ts';
import { recipeImageIds } from '../../recipe/references.ts';
import { conflict } from '../../service-error.ts';
import { checkSettings } from './check-settings.ts';

type Statements = Parameters<SiteContext['commit']>[0];

/** Characters of recipes in one statement; a database takes 2 MB as one value. */
const portionMax = 500_000;

/** Of more recipes than can be written at once none is. */
export function checkSize({ recipes }: StoredOwners): void {
  if (recipes.length > rewrittenMax) throw conflict('in_use');
}

/** Contents as they are stored lack the fields that came since. */
export const wholeOwners = (owners: StoredOwners): StoredOwners => ({
  ...owners,
  recipes: owners.recipes.map((recipe) => ({
    ...recipe,
    working: wholeContent(recipe.working),
    published: recipe.published && wholeContent(recipe.published),
  })),
});

/** Those that edits name, to be edited again. */
export function listEdited(ctx: SiteContext, edits: readonly OwnerEdit[]): Promise<StoredOwners> {
  const idsOf = (of: 'collection' | 'equipment' | 'film') =>
    edits.flatMap((edit) => (edit.of === of && 'id' in edit ? [edit.id] : []));
  const recipes = edits.flatMap((edit) => ('recipeId' in edit ? [edit.recipeId] : []));
  return ctx.repositories.mediaRewrites.listByIds({
    recipes: [...new Set(recipes)],
    collections: idsOf('collection'),
    equipment: idsOf('equipment'),
    films: idsOf('film'),
  });
}

/** Writes what differs and is for whoever asks; what visitors see comes to show it at once. */
export function rewriteStatements(
  ctx: SiteContext,
  before: StoredOwners,
  after: StoredOwners,
): Statements {
  checkSettings(ctx, before, after);
  const { mediaRewrites, siteWorkingCopy, changes } = ctx.repositories;
  const collections = differing(before.collections, after.collections);
  const equipment = differing(before.equipment, after.equipment);
  const films = differing(before.films, after.films);
  const hasSettings = !isSameData(before.settings, after.settings);
  const keys: ChangeKey[] = [
    ...collections.map(({ id }): ChangeKey => `collection:${id}`),
    ...(collections.length > 0 ? (['collections'] as const) : []),
    ...equipment.map(({ id }): ChangeKey => `equipment:${id}`),
    ...films.map(({ id }): ChangeKey => `video:${id}`),
    ...(hasSettings ? (['site'] as const) : []),
  ];
  return [
    ...recipeStatements(ctx, before.recipes, after.recipes),
    ...collections.map((each) => mediaRewrites.putCollection(each, ctx.now)),
    ...equipment.map((each) => mediaRewrites.putEquipment(each)),
    ...films.map((each) => mediaRewrites.putFilm(each)),
    ...(hasSettings ? [mediaRewrites.putSettings(after, ctx.now)] : []),
    ...(isSameData(before.written, after.written)
      ? []
      : [siteWorkingCopy.put(after.written, after.writtenVersion, ctx.now)]),
    ...(keys.length > 0 ? [changes.record(keys, ctx.now)] : []),
  ];
}

function differing<Item extends { id: string }>(before: Item[], after: Item[]): Item[] {
  const known = new Map(before.map((each) => [each.id, each]));
  return after.filter((each) => !isSameData(each, known.get(each.id)));
}

function recipeStatements(
  ctx: SiteContext,
  before: StoredCopies[],
  after: StoredCopies[],
): Statements {
  const changed = differing(before, after);
  if (changed.length === 0) return [];
  const known = new Map(before.map((each) => [each.id, each]));
  const { recipeStates, recipes, editCopies } = ctx.repositories;
  const edited = changed.map((recipe) => ({ recipe, edit: editOf(known.get(recipe.id), recipe) }));
  const copies = edited.flatMap(({ recipe: { id, working: content }, edit }) =>
    edit.working ? [{ id, content, imageIds: recipeImageIds(content) }] : [],
  );
  return [
    recipeStates.expect(changed),
    ...inPortions(edited.map(({ edit }) => edit)).flatMap((edits) =>
      editCopies({ name: null, edits, ...deedOf(ctx) }),
    ),
    ...inPortions(copies).flatMap((portion) => recipes.index(portion)),
  ];
}

/** Where the copies differ, what is published gets a version before that of the working copy. */
function editOf(before: StoredCopies | undefined, after: StoredCopies): CopyEdit {
  const { id: recipeId, version, publishedVersion, publishedAt, publishedSlug } = after;
  const isShown = publishedAt !== null && publishedSlug !== null;
  const isApart = isShown && publishedVersion !== version;
  const isWorkingSame = isSameData(before?.working, after.working);
  const isPublishedSame = isSameData(before?.published, after.published);
  return {
    recipeId,
    workingVersion: version + (isApart && !isPublishedSame ? 2 : 1),
    working: isWorkingSame ? null : { value: after.working },
    published:
      isShown && !isPublishedSame
        ? {
            version: version + 1,
            slug: publishedSlug,
            publishedAt,
            value: isApart ? after.published : null,
          }
        : null,
  };
}

function inPortions<Item>(items: Item[]): Item[][] {
  const portions: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    const portion = portions.at(-1);
    if (portion && size <= room) portion.push(item);
    else portions.push([item]);
    room = (portion && size <= room ? room : portionMax) - size;
  }
  return portions;
}
