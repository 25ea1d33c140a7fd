import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { furtherHidden, unhide } from '#stores/comments/comment-moderation.ts';
import { Comment } from './Comment.tsx';
import { Action } from './CommentActions.tsx';
import { MoreComments } from './MoreComments.tsx';
import { useGoingOn } from './use-going-on.ts';

type Props = {
  comments: readonly CommentView[];
  total: number;
  now: number;
  onSay: (text: string) => void;
};

/** What the manager of the site has taken from sight, with what vanished below it. */
export function HiddenComments({ comments, total, now, onSay }: Props) {
  const { list, goOn } = useGoingOn(comments.length);
  if (comments.length === 0) return null;
  const show = async (comment: CommentView) => {
    if (await unhide(comment)) onSay(writingMessages.wasUnhidden);
  };
  return (
    <details className="hidden-comments">
      <summary>
        {writingMessages.hidden} <span>{total}</span>
      </summary>
      <ol className="comment-list" ref={list}>
        {comments.map((comment) => (
          <li key={comment.id} tabIndex={-1}>
            <Comment comment={comment} now={now}>
              <footer className="comment-actions">
                <Action comment={comment} onPress={() => void show(comment)}>
                  {writingMessages.unhide}
                </Action>
              </footer>
            </Comment>
            {comment.children.length > 0 && (
              <ol className="comment-list">
                {comment.children.map((reply) => (
                  <li key={reply.id}>
                    <Comment comment={reply} now={now} />
                  </li>
                ))}
              </ol>
            )}
            {comment.children.length < comment.replyTotal && (
              <p className="comments-none">
                {writingMessages.moreReplies(comment.replyTotal - comment.children.length)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {comments.length < total && (
        <MoreComments
          label={writingMessages.loadMoreHidden}
          action={furtherHidden}
          onPress={goOn}
        />
      )}
    </details>
  );
}
