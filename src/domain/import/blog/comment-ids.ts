import { bareHost } from '../address/bare-host.ts';
import type { ImportedComment } from '../imported-comment.ts';
import { importLimits } from '../imports/import-item.ts';

const { commentId: idMax } = importLimits;

/** Each site numbers its comments for itself; its export and its pages say the same numbers. */
export function commentsOfSite(
  comments: readonly ImportedComment[],
  address: string,
): ImportedComment[] {
  const host = URL.canParse(address) ? bareHost(new URL(address)) : '';
  const idOf = (id: string) => `${host} ${id}`.slice(-idMax);
  return comments.map(({ id, parentId, ...comment }) => ({
    ...comment,
    id: idOf(id),
    parentId: parentId === null ? null : idOf(parentId),
  }));
}
