import { sql } from 'drizzle-orm';
import type { CommentId, UserId } from '#domain/ids.ts';
import { read, readEach } from '#functions/db/database.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipeIndexCards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, number, optional, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { isThere } from './comment-queue.ts';
import { oldestFirst } from './comment-rows.ts';
import { queuedRows } from './queued-rows.ts';

/** Replies that are shown on each side of the one that is looked at. */
const repliesAround = 8;

const place = selection({
  id: comments.id,
  recipeId: comments.recipeId,
  parentId: comments.parentId,
  userId: comments.userId,
  createdAt: comments.createdAt,
});
type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

const picture = selection({
  key: images.key,
  width: images.width,
  height: images.height,
  lqip: images.lqip,
  card: optional(recipeIndexCards.content),
});

const spoken = selection({
  commentTotal: number(sql`count(*)`),
  hiddenTotal: number(sql`coalesce(sum(${comments.hiddenAt} IS NOT NULL), 0)`),
  firstAt: number(sql`coalesce(min(${comments.createdAt}), 0)`),
});

/** A comment with what stands around it, so that its cook knows what it answers. */
export const queuedThreadRepository = (scope: SiteScope) => ({
  find: async (id: CommentId) => {
    const found = await findPlace(scope, id);
    return found && (await findAround(scope, found));
  },
});

const findPlace = ({ db, siteId }: SiteScope, id: CommentId) =>
  read(
    db,
    firstRow(
      place,
      sql`SELECT ${place} FROM ${comments}
        WHERE +${comments.siteId} = ${siteId} AND ${comments.id} = ${id} AND ${isThere}`,
    ),
  );

async function findAround({ db, siteId }: SiteScope, at: Place) {
  const threadId = at.parentId ?? at.id;
  const replies = sql`${comments} WHERE ${comments.parentId} = ${threadId}
    AND ${comments.deletedAt} IS NULL`;
  const position = sql`(${comments.createdAt}, ${comments.id})`;
  const here = at.parentId === null ? sql`(0, '')` : sql`(${at.createdAt}, ${at.id})`;
  const ids = sql`SELECT ${threadId} UNION ALL SELECT ${at.id}
    UNION ALL SELECT * FROM (SELECT ${comments.id} FROM ${replies} AND ${position} < ${here}
      ORDER BY ${comments.createdAt} DESC, ${comments.id} DESC LIMIT ${repliesAround})
    UNION ALL SELECT * FROM (SELECT ${comments.id} FROM ${replies} AND ${position} > ${here}
      ORDER BY ${oldestFirst} LIMIT ${repliesAround})`;
  const around = selection({
    before: number(sql`coalesce(sum(${position} < ${here}), 0)`),
    after: number(sql`coalesce(sum(${position} > ${here}), 0)`),
  });
  const [thread, counted, image, person] = await readEach(
    db,
    queuedRows(ids, oldestFirst),
    firstRow(around, sql`SELECT ${around} FROM ${replies}`),
    firstRow(picture, pictureOf(siteId, at.recipeId)),
    firstRow(spoken, spokenBy(siteId, at.userId)),
  );
  const { before = 0, after = 0 } = counted ?? {};
  return {
    ...thread,
    image,
    person: at.userId === null ? null : person,
    earlier: Math.max(0, before - repliesAround),
    later: Math.max(0, after - repliesAround),
  };
}

const pictureOf = (siteId: string, recipeId: string) => sql`SELECT ${picture} FROM ${recipes}
  JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
  JOIN ${recipeIndexCards} ON ${recipeIndexCards.recipeId} = ${recipes.id}
  JOIN ${images} ON ${images.id} = ${recipeIndexCards.content} ->> '$.image.id'
    AND (+${images.siteId} = ${sites.id}
      OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
  WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${recipeId}`;

const spokenBy = (siteId: string, userId: UserId | null) => sql`SELECT ${spoken} FROM ${comments}
  WHERE ${comments.userId} = ${userId} AND +${comments.siteId} = ${siteId}
    AND ${comments.deletedAt} IS NULL`;
