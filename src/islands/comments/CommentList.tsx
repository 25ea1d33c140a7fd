import { commentMessages } from '#contract/comments/comment-messages.ts';
import { further } from '#stores/comments/comment-actions.ts';
import { $comments, $threads, loadComments } from '#stores/comments/comments.ts';
import { valueOf } from '#stores/remote.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { CommentThread } from './CommentThread.tsx';
import type { ThreadProps } from './thread-props.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { MoreComments } from './MoreComments.tsx';
import { useGoingOn } from './use-going-on.ts';

type Props = Omit<ThreadProps, 'canComment' | 'canManage'> & { recipeId: string };

/** The threads that are known, and the way to more of them. */
export function CommentList({ recipeId, ...shared }: Props) {
  const state = useValue($comments);
  const comments = valueOf(state);
  const retry = () => void loadComments(recipeId);
  if (!comments) {
    if (state.status === 'rejected')
      return <LoadFailure text={commentMessages.failed} onRetry={retry} />;
    return state.status === 'pending' ? <Loading /> : null;
  }
  const { canComment, canManage, total } = comments;
  return (
    <>
      {state.status === 'rejected' && (
        <LoadFailure text={commentMessages.moreFailed} onRetry={retry} />
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
