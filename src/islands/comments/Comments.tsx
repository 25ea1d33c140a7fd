import { useEffect, useRef, useState } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import { followComments, $comments } from '#stores/comments/comments.ts';
import { valueOf } from '#stores/remote.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import type { CommentDialog } from './CommentDialogs.tsx';
import { CommentList } from './CommentList.tsx';
import { commentStyles } from './comment-styles.ts';
import { CommentDialogs, HiddenComments, loadMemberParts } from './later-parts.ts';
import { useNow } from './use-now.ts';
import { WriteComment } from './WriteComment.tsx';

type Props = {
  recipeId: string;
  signInHref: string;
  /** The recipe is locked, and so is what is said below it, save for those who paid. */
  isWithheld: boolean;
};

/** What was done, and a selector for where to go on if the button that did it is of no more use. */
type Said = { text: string; goOn?: string };

const heading = 'h2';
const newest = '.comment-list > li';

/** The comments of a recipe, loaded when they come near the viewport. */
export function Comments({ recipeId, signInHref, isWithheld }: Props) {
  const user = useSignedInUser();
  const state = useValue($comments);
  const comments = valueOf(state);
  const now = useNow();
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<CommentDialog | null>(null);
  const [said, setSaid] = useState<Said>({ text: '' });
  useEffect(() => {
    commentStyles.whenLoaded(() => undefined);
    // Comments come from the server and change with the session.
    return followComments(recipeId, loadMemberParts);
  }, [recipeId]);
  useEffect(() => {
    // The button is gone or disabled, and the focus would be lost with it.
    if (said.goOn) section.current?.querySelector<HTMLElement>(said.goOn)?.focus();
  }, [said]);
  const isPaid = user?.isSubscribedToPaid ?? false;
  if (isWithheld && !isPaid && comments?.canManage !== true) return <div />;
  const removed = (text: string) => {
    setDialog(null);
    setSaid({ text, goOn: heading });
  };
  return (
    <section
      className="band comments"
      id="comments"
      aria-labelledby="comments-heading"
      data-deferred=""
      ref={section}
    >
      <h2 id="comments-heading" tabIndex={-1}>
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
        onSay={(text) => setSaid({ text, goOn: newest })}
      />
      <CommentList
        recipeId={recipeId}
        signInHref={signInHref}
        now={now}
        onAsk={setDialog}
        onSay={(text) => setSaid({ text })}
      />
      {comments?.canManage && (
        <HiddenComments
          comments={comments.hiddenComments}
          total={comments.hiddenTotal}
          now={now}
          onSay={(text) => setSaid({ text, goOn: heading })}
        />
      )}
      <LiveRegion text={said.text} />
      <CommentDialogs dialog={dialog} onClose={() => setDialog(null)} onRemoved={removed} />
    </section>
  );
}
