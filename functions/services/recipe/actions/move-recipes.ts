import {
  type ActionField,
  contentFieldOf,
  type FieldState,
  isNamedBy,
  type RecipeState,
} from '#domain/recipe/actions/recipe-action.ts';
import type { CopyEdit } from '#functions/repositories/recipe/edit-copies.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { deedOf } from '../deed.ts';
import { restorationsOf, restoreStatements } from '../restore.ts';

/** A recipe and what a field of it is to be. */
export type Move = { recipe: RecipeState; to: FieldState };

type Statements = Parameters<SiteContext['commit']>[0];

/** Actions and their undoing write fields the same way. */
export async function moveStatements(
  ctx: SiteContext,
  field: ActionField,
  moves: Move[],
): Promise<Statements> {
  const { repositories, now } = ctx;
  if (moves.length === 0) return [];
  const isExpected = repositories.recipeStates.expect(moves.map(({ recipe }) => recipe));
  return [isExpected, ...(await fieldStatements())];

  async function fieldStatements(): Promise<Statements> {
    if (field.kind === 'publication') return publicationStatements(ctx, moves);
    if (field.kind === 'deletion') return deletionStatements(ctx, moves);
    if (field.kind === 'collection') {
      const places = moves.flatMap(({ recipe, to }) =>
        to.kind === 'collection' ? [{ recipeId: recipe.id, position: to.position }] : [],
      );
      return repositories.collectionMembers.place(field.collectionId, places, now);
    }
    const edits = moves.map((move) => editOf(field, move));
    return repositories.editCopies({
      name: contentFieldOf(field) ?? 'tagIds',
      edits,
      ...deedOf(ctx),
    });
  }
}

function publicationStatements(ctx: SiteContext, moves: Move[]): Statements {
  const { publications } = ctx.repositories;
  const shown = moves.flatMap(({ recipe, to }) =>
    to.kind === 'publication' && to.shown ? [{ recipeId: recipe.id, ...to.shown }] : [],
  );
  const hidden = moves.flatMap(({ recipe, to }) =>
    to.kind === 'publication' && !to.shown ? [recipe.id] : [],
  );
  return [
    ...publications.publishRevisions(shown, deedOf(ctx)),
    ...(hidden.length > 0 ? publications.unpublish(hidden, ctx.now) : []),
  ];
}

async function deletionStatements(ctx: SiteContext, moves: Move[]): Promise<Statements> {
  const { deletedRecipes, site } = ctx.repositories;
  const idsWith = (isDeleted: boolean) =>
    moves.flatMap(({ recipe, to }) =>
      to.kind === 'deletion' && to.isDeleted === isDeleted ? [recipe.id] : [],
    );
  const [deleted, restored] = [idsWith(true), idsWith(false)];
  if (deleted.length > 0) {
    return [...deletedRecipes.delete(deleted, ctx.now), ...site.unfeature(deleted, ctx.now)];
  }
  const found = await deletedRecipes.listByIds(restored);
  return restoreStatements(ctx, await restorationsOf(ctx, found));
}

/** Where the copies differ, what is published gets a version before that of the working copy. */
function editOf(field: ActionField, { recipe, to }: Move): CopyEdit {
  const { version, publishedVersion, publishedAt, publishedSlug } = recipe;
  const { working, published } = valuesOf(field, { recipe, to });
  const isShown = published !== null && publishedAt !== null && publishedSlug !== null;
  const isApart = isShown && publishedVersion !== version;
  return {
    recipeId: recipe.id,
    workingVersion: version + (isApart ? 2 : 1),
    working,
    published: isShown
      ? { ...published, version: version + 1, slug: publishedSlug, publishedAt }
      : null,
  };
}

type Values = { working: { value: unknown } | null; published: { value: unknown } | null };

/** Null for a copy that has the value already. */
function valuesOf(field: ActionField, { recipe, to }: Move): Values {
  if (to.kind === 'privacy') {
    const { working, published } = recipe.privacy;
    return {
      working: to.working === working ? null : { value: to.working },
      published: to.published === published ? null : { value: to.published },
    };
  }
  if (to.kind !== 'term' || field.kind !== 'term') return { working: null, published: null };
  const { termId } = field;
  const edited = (ids: string[] | null, has: boolean | null) => {
    const isNamed = (id: string) => isNamedBy(field, id);
    if (ids === null || has === null || ids.some(isNamed) === has) return null;
    return { value: has ? [...ids, termId] : ids.filter((id) => !isNamed(id)) };
  };
  return {
    working: edited(recipe.termIds.working, to.working),
    published: edited(recipe.termIds.published, to.published),
  };
}
