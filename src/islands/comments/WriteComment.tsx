import { commentMessages } from '#contract/comments/comment-messages.ts';
import { hasCommentDraft } from '#stores/comments/comment-drafts.ts';
import { $currentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { CommentForm, PremiumNotice } from './later-parts.ts';

type Props = {
  recipeId: string;
  signInHref: string;
  /** Null until the server has said so. */
  canComment: boolean | null;
  onSay: (text: string) => void;
};

/** The place to write, or what a visitor needs for it. */
export function WriteComment({ recipeId, signInHref, canComment, onSay }: Props) {
  const { status } = useValue($currentUser);
  if (status === 'pending' || canComment === null) return <div className="comment-write" />;
  // A draft stays visible after its session has ended.
  const hasDraft = hasCommentDraft(recipeId, null);
  return (
    <div className="comment-write">
      {status === 'signed-out' && !hasDraft && (
        <a className="more-link" href={signInHref}>
          {commentMessages.signIn}
        </a>
      )}
      {status === 'signed-in' && !canComment && <PremiumNotice />}
      {(status === 'signed-out' ? hasDraft : canComment) && (
        <CommentForm
          recipeId={recipeId}
          signInHref={signInHref}
          parent={null}
          onSent={() => onSay(commentMessages.added)}
        />
      )}
    </div>
  );
}
