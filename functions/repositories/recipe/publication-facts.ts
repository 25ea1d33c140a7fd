import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { UndoPlan } from '#domain/recipe/actions/undo-plan.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { mapped, readEach } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { undoActions, undoRevisions } from '#functions/db/schema/site/undo-actions.ts';
import { firstRow, json, number, rows, selection, text } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { publishedContent } from './recipe-content.ts';

const published = selection({
  slug: text(sql`${recipes.publishedSlug}`),
  publishedAt: number(sql`${recipes.publishedAt}`),
  content: json<RecipeContent>(sql`${publishedContent.content}`),
});
const holder = selection({ id: recipes.id, title: recipes.title });
const action = selection({
  id: undoActions.id,
  plan: undoActions.plan,
  createdAt: undoActions.createdAt,
  expiresAt: undoActions.expiresAt,
});

/** The actions that kept the revisions of a recipe; newer ones make older ones unlikely to apply. */
const actionsMax = sql.raw('20');

/** What visitors see of a recipe, who stands at an address, and how the recipe was taken away. */
export const publicationFactsRepository = ({ db, siteId }: SiteScope) => ({
  find: async ({ id, slug }: { id: RecipeId; slug: string }, now: number) => {
    const [standing, other, withdrawal] = await readEach(
      db,
      firstRow(
        published,
        sql`SELECT ${published} FROM ${recipes} ${publishedContent.join}
          WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}`,
      ),
      firstRow(
        holder,
        sql`SELECT ${holder} FROM ${recipes} WHERE ${recipes.siteId} = ${siteId}
          AND ${recipes.publishedSlug} = ${slug} AND ${recipes.publishedSlug} IS NOT NULL
          AND ${recipes.id} <> ${id}`,
      ),
      mapped(
        rows(
          action,
          sql`SELECT DISTINCT ${action} FROM ${undoRevisions}
            CROSS JOIN ${undoActions} ON ${undoActions.id} = ${undoRevisions.undoId}
            WHERE ${undoRevisions.recipeId} = ${id} AND +${undoActions.siteId} = ${siteId}
              AND ${undoActions.expiresAt} > ${now}
            ORDER BY ${undoActions.createdAt} DESC LIMIT ${actionsMax}`,
        ),
        (found) => found.map((each) => withdrawalIn(each, id)).find((each) => each !== null),
      ),
    );
    return { published: standing, holder: other, withdrawal: withdrawal ?? null };
  },
});

type Action = { id: string; plan: UndoPlan; createdAt: number; expiresAt: number };

/** Null where the action did not take the recipe from its visitors. */
function withdrawalIn({ plan, ...made }: Action, recipeId: RecipeId) {
  const change = plan.changes.find((each) => each.recipeId === recipeId);
  if (change?.before.kind !== 'publication' || change.after.kind !== 'publication') return null;
  const { shown } = change.before;
  return shown && !change.after.shown ? { ...made, publishedAt: shown.publishedAt } : null;
}
