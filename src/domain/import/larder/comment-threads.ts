import type { ImportedComment } from '../imported-comment.ts';
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

/** What was deleted says nothing any more; it stays where somebody answered it. */
function threadOf(written: Written): ImportedComment[] {
  const first = commentOf(written, null);
  const replies = recordsOf(written['replies']).map((reply) => commentOf(reply, first.id));
  const said = replies.filter(({ text }) => text !== '');
  return first.text === '' && said.length === 0 ? [] : [first, ...said];
}

const commentOf = (written: Written, parentId: string | null): ImportedComment => ({
  id: textOf(written['id']),
  parentId,
  name: textOf(written['author']),
  isFromAuthor: written['isFromOwner'] === true,
  text: textOf(written['text']),
  at: idOf(written['at']),
  rating: null,
  approved: written['isHidden'] !== true && written['isWaiting'] !== true,
});
