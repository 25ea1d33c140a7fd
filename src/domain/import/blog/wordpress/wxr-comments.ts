import { cutText } from '../../../text/cut-text.ts';
import { isBlank } from '../../../text/blank.ts';
import type { ImportedComment } from '../../imported-comment.ts';
import type { BlogPostNote } from '../blog-content.ts';
import { commentName, commentText, flattened } from '../comment-threads.ts';
import { wpDate } from './wp-date.ts';
import type { WxrComment } from './wxr-item.ts';

export type CommentSource = { authors: ReadonlySet<string>; clockOffset: number };
export type ReadComments = {
  comments: ImportedComment[];
  notes: BlogPostNote[];
  /** By its kind, what is no comment of a reader: "spam", "pingback". */
  left: string[];
};

/** The words of readers, in two levels; spam, the bin and links of other blogs stay behind. */
export function wxrComments(written: readonly WxrComment[], source: CommentSource): ReadComments {
  const parents = new Map(
    written
      .filter(({ parent }) => parent !== '' && parent !== '0')
      .map(({ id, parent }) => [id, parent]),
  );
  const kept = written.filter((each) => reasonToLeave(each) === null);
  const notes: BlogPostNote[] = [];
  const comments = kept.flatMap((each) => {
    const { text, isCut } = commentText(each.content);
    if (isCut) notes.push({ note: 'text_cut', text: cutText(text, noteLength) });
    if (isBlank(text)) notes.push({ note: 'comment_left', text: commentName(each.author) });
    return isBlank(text) ? [] : [commentOf(each, text, source)];
  });
  return {
    comments: flattened(comments, parents),
    notes,
    left: written.flatMap((each) => reasonToLeave(each) ?? []),
  };
}

const noteLength = 200;
const kinds = new Set(['', 'comment', 'review']);

function reasonToLeave({ type, approved }: WxrComment): string | null {
  if (!kinds.has(type)) return type;
  return approved === '1' || approved === '0' ? null : approved || 'comment';
}

const commentOf = (
  written: WxrComment,
  text: string,
  { authors, clockOffset }: CommentSource,
): ImportedComment => ({
  id: written.id,
  parentId: null,
  name: commentName(written.author),
  isFromAuthor: authors.has(written.userId),
  text,
  at: wpDate(written, clockOffset),
  rating: starsOf(written.meta),
  approved: written.approved === '1',
});

/** Where plugins keep the stars that a comment gives. */
const ratingKeys = ['wprm-comment-rating', 'ERRating', 'cookbook_comment_rating', 'rating'];

function starsOf(meta: ReadonlyMap<string, string>): number | null {
  for (const key of ratingKeys) {
    const stars = Number(meta.get(key) ?? 0);
    if (Number.isInteger(stars) && stars >= 1 && stars <= 5) return stars;
  }
  return null;
}
