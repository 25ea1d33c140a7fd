import { eq, type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { type IndexCard, indexCardOf } from '#domain/recipe/index/index-card.ts';
import type { PrivacySetting, RecipeCardContent, RecipeContent } from '#domain/recipe/recipe.ts';
import { readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import {
  firstRow,
  json,
  number,
  type RowOf,
  rows,
  selection,
  text,
} from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { imageStatements } from '../media/recipe-images.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { type Deed, keepReplaced } from './keep-revisions.ts';
import { isKept, workingContent } from './recipe-content.ts';
import { putIndexCards } from './recipe-index.ts';
import { addRevisions, pruneRevisions } from './recipe-revisions.ts';
import { settleAlike } from './same-as-shown.ts';
import { listRecipes, listToWrite, type StoredRecipe } from './working-copies.ts';

type ListedFields = Record<'title' | 'slug' | 'privacySetting' | 'image', SQL>;

/** Looks into the JSON of the rows of one page only, which the caller has picked. */
const summaryOf = ({ title, slug, privacySetting, image }: ListedFields) =>
  selection({
    id: recipes.id,
    title: text(title),
    slug: text(slug),
    privacySetting: json<PrivacySetting>(privacySetting),
    image: json<ImageUse | null>(image),
    version: recipes.version,
    publishedAt: recipes.publishedAt,
    publishedVersion: recipes.publishedVersion,
    bookmarkCount: number(
      sql`(SELECT count(*) FROM ${bookmarks} WHERE ${bookmarks.recipeId} = ${recipes.id})`,
    ),
    createdAt: recipes.createdAt,
    updatedAt: recipes.updatedAt,
  });
const draftSummary = summaryOf({
  title: sql`${recipes.title}`,
  slug: sql`${recipes.slug}`,
  privacySetting: sql`${workingContent.content} -> 'privacySetting'`,
  image: sql`${workingContent.content} -> '$.images[0]'`,
});
const fieldOfCard = jsonFieldsOf<RecipeCardContent>(sql`${recipeCards.content}`);
const publishedSummary = summaryOf({
  title: fieldsOf<RecipeCardContent>(sql`${recipeCards.content}`)('title'),
  slug: sql`${recipes.publishedSlug}`,
  privacySetting: fieldOfCard('privacySetting'),
  image: fieldOfCard('image'),
});

/** What a list shows of a recipe's working copy or of what is published. */
export type RecipeSummary = RowOf<typeof draftSummary>;

type Page = { limit: number; offset: number };

export type RecipeListing = Page & {
  orderBy: keyof typeof orders;
  status: keyof typeof statuses;
};

/** A working copy to be stored; without an expected version it is a new recipe. */
export type RecipeDraft = {
  id: RecipeId;
  content: RecipeContent;
  imageIds: string[];
  expectedVersion: number | null;
  /** Revisions that visitors would not tell from it. */
  sameAs?: readonly number[];
};

const orders = {
  updated_at_desc: sql`${recipes.updatedAt} DESC, ${recipes}.rowid DESC`,
  published_at_desc: sql`${recipes.publishedAt} DESC, ${recipes.id} DESC`,
  title_asc: sql`${recipes.title} COLLATE NOCASE, ${recipes}.rowid`,
};

const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;
const statuses = {
  all: sql`1`,
  published: isPublished,
  draft: sql`${recipes.publishedAt} IS NULL`,
  changed: sql`${isPublished} AND ${recipes.publishedVersion} <> ${recipes.version}`,
};

export const recipeRepository = (scope: SiteScope) => ({
  find: (id: RecipeId) => findRecipe(scope, id),
  listByIds: (ids: RecipeId[]) => listRecipes(scope, ids),
  listToWrite: (ids: RecipeId[]) => listToWrite(scope, ids),
  listSummaries: (listing: RecipeListing) => listSummaries(scope, listing),
  listPublished: (page: Page) => listPublished(scope, page),
  create: (drafts: RecipeDraft[], deed: Deed) => createStatements(scope, drafts, deed),
  update: (drafts: RecipeDraft[], deed: Deed) => updateStatements(scope, drafts, deed),
  /** Behind a change of whole working copies: what the list of recipes and the library know of them. */
  index: (copies: Pick<RecipeDraft, 'id' | 'content' | 'imageIds'>[]): Statement[] => {
    const drafts = copies.map((copy) => ({ ...copy, expectedVersion: null }));
    return [indexCardsOf(scope, drafts), ...imageStatements(scope, drafts)];
  },
  /** Fails its batch when the recipe has come to another version. */
  expectVersion: (id: RecipeId, versions: readonly number[]) => expectVersion(scope, id, versions),
});

async function findRecipe(scope: SiteScope, id: RecipeId): Promise<StoredRecipe | null> {
  const [recipe] = await listRecipes(scope, [id]);
  return recipe ?? null;
}

async function listSummaries(
  { db, siteId }: SiteScope,
  { status, orderBy, limit, offset }: RecipeListing,
) {
  const filter = sql`${recipes.siteId} = ${siteId} AND ${isKept} AND ${statuses[status]}`;
  const page = pageOf(filter, orders[orderBy], { limit, offset });
  const [summaries, total] = await readEach(
    db,
    rows(draftSummary, sql`SELECT ${draftSummary} FROM ${recipes} ${workingContent.join} ${page}`),
    countOf(sql`${recipes} WHERE ${filter}`),
  );
  return { recipes: summaries, total };
}

async function listPublished({ db, siteId }: SiteScope, listed: Page) {
  const filter = sql`${recipes.siteId} = ${siteId} AND ${isPublished}`;
  const page = pageOf(filter, orders.published_at_desc, listed);
  const count = selection({ total: sites.recipeCount });
  const [summaries, counted] = await readEach(
    db,
    rows(
      publishedSummary,
      sql`SELECT ${publishedSummary} FROM ${recipes}
          JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${recipes.id} ${page}`,
    ),
    firstRow(count, db.select(count.fields).from(sites).where(eq(sites.id, siteId))),
  );
  return { recipes: summaries, total: counted?.total ?? 0 };
}

const pageOf = (filter: SQL, order: SQL, { limit, offset }: Page): SQL =>
  sql`WHERE ${recipes}.rowid IN (
        SELECT rowid FROM ${recipes} WHERE ${filter}
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
      ORDER BY ${order}`;

type DraftRow = Omit<RecipeDraft, 'imageIds'> &
  Pick<RecipeContent, 'slug' | 'title'> & { card: IndexCard };
const draft = jsonElement('draft');
const fieldOfDraft = fieldsOf<DraftRow>(sql`${draft.value}`);
const jsonOfDraft = jsonFieldsOf<DraftRow>(sql`${draft.value}`);

function draftRows(drafts: RecipeDraft[]): SQL {
  const list = drafts.map(({ id, content, expectedVersion }): DraftRow => {
    const { slug, title } = content;
    return { id, content, expectedVersion, slug, title, card: indexCardOf(content) };
  });
  return sql`json_each(${JSON.stringify(list)}) ${draft}`;
}

/** New working copies of this site; an id that exists anywhere fails the batch. */
function createStatements(scope: SiteScope, drafts: RecipeDraft[], { by, now }: Deed): Statement[] {
  return [
    sql`INSERT INTO ${selected(recipes, {
      id: fieldOfDraft('id'),
      siteId: scope.siteId,
      slug: fieldOfDraft('slug'),
      title: fieldOfDraft('title'),
      changedBy: by,
      createdAt: now,
      updatedAt: now,
    })} FROM ${draftRows(drafts)}`,
    revisionsOf(scope, drafts),
    indexCardsOf(scope, drafts),
    ...imageStatements(scope, drafts),
  ];
}

/** A version that is not the expected one becomes null, which the column refuses. */
function updateStatements(scope: SiteScope, drafts: RecipeDraft[], deed: Deed): Statement[] {
  const ids = drafts.map(({ id }) => id);
  const isExpected = sql`${recipes.version} = ${fieldOfDraft('expectedVersion')} AND ${isKept}`;
  return [
    keepReplaced(scope, ids, deed),
    scope.db
      .update(recipes)
      .set({
        version: sql`CASE WHEN ${isExpected} THEN ${recipes.version} + 1 END`,
        slug: fieldOfDraft('slug'),
        title: fieldOfDraft('title'),
        changedBy: deed.by,
        updatedAt: deed.now,
      })
      .from(draftRows(drafts))
      .where(sql`+${recipes.siteId} = ${scope.siteId} AND ${recipes.id} = ${fieldOfDraft('id')}`),
    revisionsOf(scope, drafts),
    indexCardsOf(scope, drafts),
    ...settleAlike(scope, drafts),
    pruneRevisions(scope, ids),
    ...imageStatements(scope, drafts),
  ];
}

const revisionsOf = ({ siteId }: SiteScope, drafts: RecipeDraft[]): Statement =>
  addRevisions(siteId, {
    rows: draftRows(drafts),
    id: fieldOfDraft('id'),
    content: jsonOfDraft('content'),
  });

const indexCardsOf = ({ siteId }: SiteScope, drafts: RecipeDraft[]): Statement =>
  putIndexCards(siteId, {
    rows: draftRows(drafts),
    id: fieldOfDraft('id'),
    card: jsonOfDraft('card'),
  });

function expectVersion(
  { db, siteId }: SiteScope,
  id: RecipeId,
  versions: readonly number[],
): Statement {
  const isExpected = sql`${recipes.version} ${inList(versions)}`;
  return db
    .update(recipes)
    .set({ version: sql`CASE WHEN ${isExpected} THEN ${recipes.version} END` })
    .where(sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id} AND ${isKept}`);
}
