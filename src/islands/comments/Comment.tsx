import type { CSSProperties, ReactNode } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { commentIndent } from '#domain/comments/comment-tree.ts';
import { CommentHead } from './CommentHead.tsx';
import { CommentText } from './CommentText.tsx';

type Props = {
  comment: CommentView;
  now: number;
  /** What can be done with it. */
  children?: ReactNode;
};

/** A comment at its level; of a deleted one only its place is left. */
export function Comment({ comment, now, children }: Props) {
  const { id, level, content } = comment;
  const style: CSSProperties = { marginInlineStart: `${commentIndent(level)}rem` };
  if (content === null) {
    return (
      <p className="comment deleted" style={style}>
        {commentMessages.deleted}
      </p>
    );
  }
  const nameId = `comment-author-${id}`;
  return (
    <article className="comment" style={style} aria-labelledby={nameId}>
      <CommentHead comment={comment} now={now} id={nameId} />
      <CommentText content={content} />
      {children}
    </article>
  );
}
