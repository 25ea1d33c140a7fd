import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CommentContent } from '#domain/comments/comment-text.ts';
import type { FormerFacts } from '#domain/comments/former-comment.ts';
import type { CommentId, Id, RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { importItems } from '#functions/db/schema/site/recipe/imports.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { selected } from '#functions/db/writing.ts';
import { isKept } from '../recipe/recipe-content.ts';
import type { SiteScope } from '../scope.ts';
import { formerFact } from './writer.ts';

/** A comment of another site; the same one has the same id however often it is brought. */
export type FormerComment = {
  id: CommentId;
  recipeId: RecipeId;
  parentId: CommentId | null;
  facts: FormerFacts;
  /** Null for one that was deleted there. */
  content: CommentContent | null;
  contentHash: string;
  foldedText: string;
  createdAt: number;
  /** It waited for its cook there, and does so here. */
  isHeld: boolean;
  /** Its cook had taken it off the page there. */
  isHidden: boolean;
};

const above = alias(comments, 'above');
const reply = alias(comments, 'reply');
const listed = jsonElement('listed');
const field = fieldsOf<FormerComment>(sql`${listed.value}`);
const jsonOf = jsonFieldsOf<FormerComment>(sql`${listed.value}`);

export const formerCommentRepository = ({ siteId }: SiteScope) => {
  const isThere = sql`EXISTS (SELECT 1 FROM ${recipes} WHERE +${recipes.siteId} = ${siteId}
    AND ${recipes.id} = ${field('recipeId')} AND ${isKept})`;
  const insert = (given: readonly FormerComment[], parentId: SQL, now: number): SQL =>
    sql`INSERT INTO ${selected(comments, {
      id: field('id'),
      siteId,
      recipeId: field('recipeId'),
      parentId,
      content: sql`nullif(${jsonOf('content')}, 'null')`,
      formerFacts: jsonOf('facts'),
      contentHash: field('contentHash'),
      foldedText: field('foldedText'),
      createdAt: field('createdAt'),
      heldAt: sql`CASE WHEN ${field('isHeld')} THEN ${now} END`,
      hiddenAt: sql`CASE WHEN ${field('isHidden')} THEN ${now} END`,
      deletedAt: sql`CASE WHEN ${field('content')} IS NULL THEN ${field('createdAt')} END`,
      // Their cook has seen them there, and nobody is told of them by mail.
      handledAt: sql`CASE WHEN NOT ${field('isHeld')} THEN ${now} END`,
      replyToldAt: now,
    })} FROM json_each(${JSON.stringify(given)}) ${listed}
      WHERE ${isThere} ON CONFLICT DO NOTHING`;
  /** Above it stands what it answers; where that never came it stands for itself. */
  const answered = sql`(SELECT ${above.id} FROM ${comments} ${above}
    WHERE ${above.id} = ${field('parentId')} AND ${above.recipeId} = ${field('recipeId')}
      AND ${above.parentId} IS NULL)`;
  return {
    /** Below recipes that are there; what came before stays as it is. */
    bring: (brought: readonly FormerComment[], now: number): Statement[] => {
      const first = brought.filter(({ parentId }) => parentId === null);
      const replies = brought.filter(({ parentId }) => parentId !== null);
      return [insert(first, sql`NULL`, now), insert(replies, answered, now)];
    },
    /** Below recipes that the import did not make; what somebody answered here stays with its answers. */
    takeBack: (importId: Id): Statement =>
      sql`DELETE FROM ${comments} WHERE ${comments.siteId} = ${siteId}
        AND ${formerFact('importId')} = ${importId}
        AND NOT EXISTS (SELECT 1 FROM ${importItems} WHERE ${importItems.importId} = ${importId}
          AND ${importItems.recipeId} = ${comments.recipeId} AND ${importItems.state} IN ('made', 'undone'))
        AND NOT EXISTS (SELECT 1 FROM ${comments} ${reply}
          WHERE ${reply.parentId} = ${comments.id} AND ${reply.userId} IS NOT NULL)`,
  };
};
