import { useEffect, useRef, useState } from 'react';
import { commentMessages } from '#contract/comment-messages.ts';
import { followComments, $comments } from '#stores/comments.ts';
import { valueOf } from '#stores/remote.ts';
import { useSignedInUser } from '#stores/use-signed-in-user.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { type CommentDialog, CommentDialogs } from './CommentDialogs.tsx';
import { CommentList } from './CommentList.tsx';
import { commentStyles } from './comment-styles.ts';
import { HiddenComments } from './HiddenComments.tsx';
import { useNow } from './use-now.ts';
import { WriteComment } from './WriteComment.tsx';

type Props = {
  recipeId: string;
  signInHref: string;
  /** The recipe is locked, and so is what is said below it, save for those who paid. */
  isWithheld: boolean;
};

/** What is said below a recipe, asked for when a visitor comes near. */
export function Comments({ recipeId, signInHref, isWithheld }: Props) {
  const user = useSignedInUser();
  const state = useValue($comments);
  const comments = valueOf(state);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<CommentDialog | null>(null);
  const [said, setSaid] = useState('');
  const [removedCount, setRemovedCount] = useState(0);
  useEffect(() => {
    commentStyles.whenLoaded(() => undefined);
    // Comments live on the server, and are others for whoever signs in or out.
    return followComments(recipeId);
  }, [recipeId]);
  useEffect(() => {
    // The button that led to it is gone, and the focus would be lost with it.
    if (removedCount > 0) heading.current?.focus();
  }, [removedCount]);
  const isPaid = user?.isSubscribedToPaid ?? false;
  if (isWithheld && !isPaid && comments?.canManage !== true) return <div />;
  const removed = (text: string) => {
    setDialog(null);
    setSaid(text);
    setRemovedCount(removedCount + 1);
  };
  return (
    <section className="band comments" id="comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading" ref={heading} tabIndex={-1}>
        {commentMessages.heading}
      </h2>
      <noscript>
        <p>{commentMessages.needsScript}</p>
      </noscript>
      {comments && comments.commentCount > 0 && (
        <p className="comment-count">{commentMessages.count(comments.commentCount)}</p>
      )}
      <WriteComment
        recipeId={recipeId}
        signInHref={signInHref}
        canComment={comments?.canComment ?? null}
        onSay={setSaid}
      />
      <CommentList
        recipeId={recipeId}
        signInHref={signInHref}
        now={now}
        onAsk={setDialog}
        onSay={setSaid}
      />
      {comments?.canManage && (
        <HiddenComments
          comments={comments.hiddenComments}
          total={comments.hiddenTotal}
          now={now}
          onSay={setSaid}
        />
      )}
      <LiveRegion text={said} />
      <CommentDialogs dialog={dialog} onClose={() => setDialog(null)} onRemoved={removed} />
    </section>
  );
}
