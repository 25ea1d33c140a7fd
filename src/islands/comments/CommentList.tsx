import { commentMessages } from '#contract/comments/comment-messages.ts';
import { further } from '#stores/comments/comment-actions.ts';
import { $comments, $threads, loadComments } from '#stores/comments/comments.ts';
import { valueOf } from '#stores/remote.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { CommentThread, type ThreadProps } from './CommentThread.tsx';
import { MoreComments } from './MoreComments.tsx';
import { useGoingOn } from './use-going-on.ts';

type Props = Omit<ThreadProps, 'canComment' | 'canManage'> & { recipeId: string };

/** The threads that are known, and the way to more of them. */
export function CommentList({ recipeId, ...shared }: Props) {
  const state = useValue($comments);
  const comments = valueOf(state);
  if (!comments) {
    if (state.status === 'rejected')
      return <FailedToLoad recipeId={recipeId} text={commentMessages.failed} />;
    return state.status === 'pending' ? <Loading /> : null;
  }
  const { canComment, canManage, total } = comments;
  return (
    <>
      {state.status === 'rejected' && (
        <FailedToLoad recipeId={recipeId} text={commentMessages.moreFailed} />
      )}
      <Threads total={total} {...{ ...shared, canComment, canManage }} />
    </>
  );
}

function Threads({ total, ...shared }: Omit<ThreadProps, 'thread'> & { total: number }) {
  const threads = useComputed($threads);
  const { list, goOn } = useGoingOn(threads.length);
  return (
    <>
      {threads.length === 0 && <p className="comments-none">{commentMessages.none}</p>}
      <ol className="comment-list" ref={list}>
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} {...shared} />
        ))}
      </ol>
      {threads.length < total && (
        <MoreComments label={commentMessages.loadMore} action={further} onPress={goOn} />
      )}
    </>
  );
}

function Loading() {
  return <p className="comments-loading">{commentMessages.loading}</p>;
}

function FailedToLoad({ recipeId, text }: { recipeId: string; text: string }) {
  return (
    <div className="comments-failed" role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={() => void loadComments(recipeId)}>
        {commentMessages.tryAgain}
      </Button>
    </div>
  );
}
