import { useStore } from '@nanostores/react';
import { commentMessages } from '#contract/comment-messages.ts';
import { further } from '#stores/comment-actions.ts';
import { $comments, $threads, loadComments } from '#stores/comments.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { CommentThread, type ThreadProps } from './CommentThread.tsx';

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
  const threads = useStore($threads);
  return (
    <>
      {threads.length === 0 && <p className="comments-none">{commentMessages.none}</p>}
      <ol className="comment-list">
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} {...shared} />
        ))}
      </ol>
      {threads.length < total && <More />}
    </>
  );
}

function Loading() {
  return <p className="comments-none">{commentMessages.loading}</p>;
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

function More() {
  const state = useValue(further.$submit);
  return (
    <div className="comments-more">
      {state.status === 'failed' && <p role="alert">{commentMessages.moreFailed}</p>}
      <Button
        variant="quiet"
        isPending={state.status === 'pending'}
        onClick={() => void further.submit(undefined)}
      >
        {commentMessages.loadMore}
      </Button>
    </div>
  );
}
