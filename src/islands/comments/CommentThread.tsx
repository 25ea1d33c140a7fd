import { useRef, useState } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { canBeRepliedTo } from '#domain/comments/comment-tree.ts';
import { hasCommentDraft } from '#stores/comments/comment-drafts.ts';
import { Comment } from './Comment.tsx';
import { CommentActions } from './CommentActions.tsx';
import { CommentForm } from './later-parts.ts';
import { authorOf } from './CommentHead.tsx';
import { Replies } from './Replies.tsx';
import type { ThreadProps } from './thread-props.ts';

type Props = ThreadProps & { thread: CommentView };

/** A comment, what was replied to it, and the place to reply. */
export function CommentThread({ thread, ...shared }: Props) {
  const { now, signInHref, canComment, canManage, onAsk, onSay } = shared;
  const { id, recipeId } = thread;
  const opener = useRef<HTMLButtonElement>(null);
  const [isReplying, setIsReplying] = useState(() => hasCommentDraft(recipeId, id));
  const canReply = (canComment || isReplying) && canBeRepliedTo(thread) && !thread.isHeld;
  const close = () => {
    setIsReplying(false);
    opener.current?.focus();
  };
  const sent = () => {
    close();
    onSay(commentMessages.replyAdded);
  };
  return (
    <li tabIndex={-1}>
      <Comment comment={thread} now={now}>
        <CommentActions comment={thread} canManage={canManage} onAsk={onAsk}>
          {canReply && (
            <button
              ref={opener}
              type="button"
              className="comment-action"
              aria-expanded={isReplying}
              onClick={() => setIsReplying(!isReplying)}
            >
              {commentMessages.reply}
              <span className="visually-hidden">, {authorOf(thread)}</span>
            </button>
          )}
        </CommentActions>
      </Comment>
      <Replies thread={thread} now={now} canManage={canManage} onAsk={onAsk} />
      {isReplying && (
        <CommentForm
          recipeId={recipeId}
          signInHref={signInHref}
          parent={thread}
          onSent={sent}
          onCancel={close}
        />
      )}
    </li>
  );
}
