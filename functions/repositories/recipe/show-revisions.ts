import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { inList, type SiteScope } from '../scope.ts';
import { bringBackMedia } from '../media/media-uses.ts';
import { closedCopies, type Shown, shownAsIs, shownClosed } from './closed-copies.ts';
import { type Deed, keepShown } from './keep-revisions.ts';
import { appearance, changesOf, redirectStatement } from './publication-statements.ts';
import { groupOf, isKept, isPictured, publishedContent } from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';

/** A stored revision, and where and since when visitors find it. */
export type ShownRevision = {
  recipeId: RecipeId;
  version: number;
  slug: string;
  publishedAt: number;
};

const shown = jsonElement('shown');
const field = fieldsOf<ShownRevision>(sql`${shown.value}`);

/** Publishes revisions again, by the stricter privacy of theirs and the working copy's: the history keeps them. */
export const publishRevisions = (
  scope: SiteScope,
  revisions: ShownRevision[],
  deed: Deed,
): Statement[] => [
  ...closedCopiesOf(scope, revisions),
  ...keepAndShow(scope, { revisions, ...shownClosed(field('version')) }, deed),
];

/** Publishes what is shown with an edit of it, to those who see it already: the history keeps it. */
export const publishEdited = (
  scope: SiteScope,
  revisions: ShownRevision[],
  deed: Deed,
): Statement[] => keepAndShow(scope, { revisions, ...shownAsIs(field('version')) }, deed);

/** Shows revisions again, by the stricter privacy of theirs and the working copy's. */
export const showRevisions = (
  scope: SiteScope,
  revisions: ShownRevision[],
  now: number,
): Statement[] => [
  ...closedCopiesOf(scope, revisions),
  ...show(scope, { revisions, ...shownClosed(field('version')) }, now),
];

const rowsOf = (revisions: ShownRevision[]) =>
  sql`json_each(${JSON.stringify(revisions)}) ${shown}`;

const isListed = sql`${recipes.id} = ${field('recipeId')} AND ${isKept}`;

const closedCopiesOf = (scope: SiteScope, revisions: ShownRevision[]): Statement[] =>
  revisions.length === 0
    ? []
    : closedCopies(scope, {
        rows: sql`${rowsOf(revisions)} JOIN ${recipes} ON ${isListed}`,
        chosen: isListed,
        version: field('version'),
      });

type Showing = Shown & { revisions: ShownRevision[] };

function keepAndShow(scope: SiteScope, showing: Showing, deed: Deed): Statement[] {
  const { revisions, version } = showing;
  if (revisions.length === 0) return [];
  const shownRows = { rows: rowsOf(revisions), recipeId: field('recipeId'), version };
  return [keepShown(scope, shownRows, deed), ...show(scope, showing, deed.now)];
}

function show(
  scope: SiteScope,
  { revisions, version, workingVersion }: Showing,
  now: number,
): Statement[] {
  if (revisions.length === 0) return [];
  const { db, siteId } = scope;
  const recipeIds = revisions.map(({ recipeId }) => recipeId);
  const chosen = sql`${recipes.id} ${inList(recipeIds)} AND ${isKept}`;
  const list = rowsOf(revisions);
  const ofSite = sql`+${recipes.siteId} = ${siteId}`;
  return [
    changesOf(scope, chosen, now),
    redirectStatement(siteId, {
      from: sql`${recipes}, ${list}`,
      chosen: isListed,
      slug: field('slug'),
      now,
    }),
    db
      .update(recipes)
      .set({
        version: workingVersion,
        publishedSlug: field('slug'),
        publishedVersion: version,
        publishedAt: field('publishedAt'),
        publishedChangedAt: now,
        takenBack: null,
      })
      .from(list)
      .where(sql`${ofSite} AND ${isListed}`),
    db
      .update(recipes)
      .set({
        picturedAt: sql`CASE WHEN ${isPictured(publishedContent)} THEN ${recipes.publishedAt} END`,
        relatedGroup: groupOf(publishedContent),
      })
      .where(sql`${ofSite} AND ${chosen}`),
    pruneRevisions(scope, recipeIds),
    ...appearance(scope, { chosen, changed: chosen }),
    ...bringBackMedia(scope, recipeIds),
  ];
}
