import type { ReactNode } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { upvote } from '#stores/comments/comment-actions.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { accountPromptId } from '#ui/account-prompt.ts';
import { authorOf } from './CommentHead.tsx';
import type { CommentDialog } from './CommentDialogs.tsx';

type Props = {
  comment: CommentView;
  canManage: boolean;
  onAsk: (dialog: CommentDialog) => void;
  /** The reply button, which comes first. */
  children?: ReactNode;
};

export function CommentActions({ comment, canManage, onAsk, children }: Props) {
  const isSignedIn = useSignedInUser() !== null;
  const canReport = isSignedIn && !comment.isOwn && !canManage;
  return (
    <footer className="comment-actions">
      {!comment.isHeld && <UpvoteButton comment={comment} isSignedIn={isSignedIn} />}
      {children}
      {comment.isOwn && (
        <Action comment={comment} onPress={() => onAsk({ kind: 'delete', comment })}>
          {commentMessages.delete}
        </Action>
      )}
      {canManage && (
        <Action comment={comment} onPress={() => onAsk({ kind: 'hide', comment })}>
          {commentMessages.hide}
        </Action>
      )}
      {canReport && (
        <Action comment={comment} onPress={() => onAsk({ kind: 'report', comment })}>
          {commentMessages.report}
        </Action>
      )}
    </footer>
  );
}

type ActionProps = { comment: CommentView; children: string; onPress: () => void };

/** Names the comment's author for screen readers, which have no visual context. */
export function Action({ comment, children, onPress }: ActionProps) {
  return (
    <button type="button" className="comment-action" onClick={onPress}>
      {children}
      <span className="visually-hidden">, {authorOf(comment)}</span>
    </button>
  );
}

function UpvoteButton({ comment, isSignedIn }: { comment: CommentView; isSignedIn: boolean }) {
  const { upvoteCount, isUpvoted } = comment;
  const press = async () => {
    if (!(await upvote(comment))) document.getElementById(accountPromptId)?.showPopover();
  };
  return (
    <button
      type="button"
      className="comment-action upvote"
      aria-pressed={isUpvoted}
      {...(isSignedIn ? { onClick: () => void press() } : { popoverTarget: accountPromptId })}
    >
      {commentMessages.upvote}
      {upvoteCount > 0 && (
        <>
          <span aria-hidden="true">{upvoteCount}</span>
          <span className="visually-hidden">, {commentMessages.upvotes(upvoteCount)}</span>
        </>
      )}
    </button>
  );
}
