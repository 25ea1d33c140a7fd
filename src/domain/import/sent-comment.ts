import type { ImportedComment } from './imported-comment.ts';

/** A comment as the import sends it, under the key of the item that it stands below. */
export const sentComment = (key: string, comment: ImportedComment) => ({
  key,
  id: comment.id,
  parentId: comment.parentId,
  name: comment.name,
  isFromCook: comment.isFromAuthor,
  rating: comment.rating,
  content: comment.text,
  at: comment.at,
  isHeld: !comment.approved,
  isHidden: comment.isHidden === true,
});
