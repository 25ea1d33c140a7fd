import { commentMessages } from '#contract/comment-messages.ts';
import type { CommentView } from '#contract/comment.ts';
import { unhide } from '#stores/comment-actions.ts';
import { Comment } from './Comment.tsx';
import { Action } from './CommentActions.tsx';

type Props = { comments: readonly CommentView[]; now: number; onSay: (text: string) => void };

/** What the manager of the site has taken from sight, with what vanished below it. */
export function HiddenComments({ comments, now, onSay }: Props) {
  if (comments.length === 0) return null;
  const show = async (comment: CommentView) => {
    if (await unhide(comment)) onSay(commentMessages.wasUnhidden);
  };
  return (
    <details className="hidden-comments">
      <summary>
        {commentMessages.hidden} <span>{comments.length}</span>
      </summary>
      <ol className="comment-list">
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} now={now}>
              <footer className="comment-actions">
                <Action comment={comment} onPress={() => void show(comment)}>
                  {commentMessages.unhide}
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
          </li>
        ))}
      </ol>
    </details>
  );
}
