import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import { type RecipeContent, termKinds } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { recipeIndexCards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { type Deed, keepReplaced } from './keep-revisions.ts';
import { forgetTakenBack } from './publication-statements.ts';
import { publishedContent, workingContent } from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';
import { settleEdited } from './same-as-shown.ts';
import { publishEdited, type ShownRevision } from './show-revisions.ts';

/** One field of a working copy, or all of it, and, under another version, of what is published; null leaves it. */
export type CopyEdit = {
  recipeId: RecipeId;
  workingVersion: number;
  working: { value: unknown } | null;
  /** The version differs from that of the working copy where the two copies differ. */
  published: (Omit<ShownRevision, 'recipeId'> & { value: unknown }) | null;
};

const edit = jsonElement('edit');
const field = fieldsOf<CopyEdit>(sql`${edit.value}`);
const jsonField = jsonFieldsOf<CopyEdit>(sql`${edit.value}`);

/** Without a name the values are whole contents; else contents stay in the database, however long they are. */
export function editCopies(
  scope: SiteScope,
  { name, edits, ...deed }: Deed & { name: keyof RecipeContent | null; edits: CopyEdit[] },
): Statement[] {
  if (edits.length === 0) return [];
  const { db, siteId } = scope;
  const recipeIds = edits.map(({ recipeId }) => recipeId);
  const list = sql`json_each(${JSON.stringify(edits)}) ${edit}`;
  const isOne = sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${field('recipeId')}`;
  const publishedVersion = sql`${jsonField('published')} ->> '$.version'`;
  const isApart = sql`${field('published')} IS NOT NULL
    AND ${publishedVersion} <> ${field('workingVersion')}`;
  const path = name === null ? '$' : `$.${name}`;
  return [
    keepReplaced(scope, recipeIds, deed),
    sql`INSERT INTO ${selected(recipeRevisions, {
      recipeId: recipes.id,
      version: publishedVersion,
      content: sql`json_set(${publishedContent.content}, ${path}, ${jsonField('published')} -> '$.value')`,
    })} FROM ${list} JOIN ${recipes} ON ${isOne} ${publishedContent.join} WHERE ${isApart}`,
    sql`INSERT INTO ${selected(recipeRevisions, {
      recipeId: recipes.id,
      version: field('workingVersion'),
      content: sql`CASE WHEN ${field('working')} IS NULL THEN ${workingContent.content}
        ELSE json_set(${workingContent.content}, ${path}, ${jsonField('working')} -> '$.value') END`,
    })} FROM ${list} JOIN ${recipes} ON ${isOne} ${workingContent.join}`,
    db
      .update(recipes)
      .set({ version: field('workingVersion'), changedBy: deed.by, updatedAt: deed.now })
      .from(list)
      .where(isOne),
    putCards(scope, recipeIds),
    ...(name === 'privacySetting' ? [forgetTakenBack(scope, recipeIds)] : []),
    ...publishEdited(scope, edits.flatMap(shownBy), deed),
    ...settleEdited(scope, recipeIds),
    pruneRevisions(scope, recipeIds),
  ];
}

const shownBy = ({ recipeId, published }: CopyEdit): ShownRevision[] => {
  if (!published) return [];
  const { version, slug, publishedAt } = published;
  return [{ recipeId, version, slug, publishedAt }];
};

/** Neither terms nor the privacy of a recipe is ever missing. */
function putCards({ db, siteId }: SiteScope, recipeIds: RecipeId[]): Statement {
  const of = jsonFieldsOf<RecipeContent>(sql`${workingContent.content}`);
  const lists = termKinds.map((kind) => of(termFieldOf[kind]));
  const termIds = sql`(SELECT json_group_array(term.value)
    FROM json_each(json_array(${sql.join(lists, sql`, `)})) AS kind, json_each(kind.value) AS term)`;
  return db
    .update(recipeIndexCards)
    .set({
      content: sql`(SELECT json_set(${recipeIndexCards.content},
          '$.privacySetting', ${of('privacySetting')}, '$.termIds', json(${termIds}))
        FROM ${recipes} ${workingContent.join}
        WHERE ${recipes.id} = ${recipeIndexCards.recipeId})`,
    })
    .where(
      sql`${recipeIndexCards.recipeId} IN (SELECT ${recipes.id} FROM ${recipes}
        WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(recipeIds)})`,
    );
}
