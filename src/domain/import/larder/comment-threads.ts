import type { ImportedComment } from '../imported-comment.ts';
import { isBlank } from '../../text/blank.ts';
import { writtenDate } from '../text/written-date.ts';
import type { Written } from './larder-content.ts';
import { idOf, recordsOf, textOf } from './own-json.ts';

/** What was said below each recipe of an archive, by the recipe's id: first comments, then their replies. */
export function threadsByRecipe(written: unknown): Map<string, ImportedComment[]> {
  const threads = new Map<string, ImportedComment[]>();
  for (const { recipeId, comments } of recordsOf(written)) {
    const id = idOf(recipeId);
    if (id !== null) threads.set(id, recordsOf(comments).flatMap(threadOf));
  }
  return threads;
}

/** What was deleted says nothing any more; it keeps its place where somebody answered it. */
function threadOf(written: Written): ImportedComment[] {
  const first = commentOf(written, null);
  const replies = recordsOf(written['replies']).map((reply) => commentOf(reply, first.id));
  const said = replies.filter(({ text }) => text !== null);
  return first.text === null && said.length === 0 ? [] : [first, ...said];
}

/** Whoever deleted what they said is not named any more. */
function commentOf(written: Written, parentId: string | null): ImportedComment {
  const place = { id: textOf(written['id']), parentId, at: writtenDate(written['at']) };
  const shown = { approved: written['isWaiting'] !== true, isHidden: written['isHidden'] === true };
  const text = textOf(written['text']);
  if (isBlank(text)) {
    return { ...place, ...shown, name: '', isFromAuthor: false, text: null, rating: null };
  }
  return {
    ...place,
    ...shown,
    name: textOf(written['author']),
    isFromAuthor: written['isFromOwner'] === true,
    text,
    rating: starsOf(written['rating']),
  };
}

const starsOf = (rating: unknown): number | null =>
  [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? null;
