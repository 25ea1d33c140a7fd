import { useEffect } from 'react';
import type { CommentQueueAnswer, QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { $chosenId, followWidth } from './choice.ts';
import { CommentDetail } from './CommentDetail.tsx';
import { followDeeds } from './deeds.ts';
import { EmptyQueue } from './EmptyQueue.tsx';
import { $address, followAddress } from './queue-address.ts';
import { followUndoKey, onQueueKey } from './queue-keys.ts';
import { $isAnswered, $queue, $rows, followQueue, reloadQueue } from './queue.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { QueueRows } from './QueueRows.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function CommentsScreen() {
  return <Shell>{() => <Queue />}</Shell>;
}

function Queue() {
  const state = useValue($queue);
  const isAnswered = useComputed($isAnswered);
  useEffect(() => {
    // The address, the width and the server are outside of React.
    const stops = [followAddress(), followWidth(), followQueue(), followDeeds(), followUndoKey()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const known = valueOf(state);
  return (
    <div className="queue-screen">
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {known && <QueueMenu holdsFirst={known.holdFirstComments} />}
      </header>
      {known && !known.commentsEnabled && <p className="kitchen-meta">{texts.isOff}</p>}
      <QueueFilters counts={known?.counts ?? null} />
      {state.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(state.error)} onAgain={reloadQueue} />
      )}
      {known && isAnswered && <Known known={known} />}
    </div>
  );
}

function Known({ known }: { known: CommentQueueAnswer }) {
  const rows = useComputed($rows) ?? [];
  const chosenId = useComputed($chosenId);
  const { commentId } = useValue($address);
  const chosen = rows.find(({ id }) => id === chosenId) ?? null;
  if (rows.length === 0 && commentId === null)
    return <EmptyQueue hasMore={known.nextCursor !== null} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its rows and buttons
    <div className="queue" data-open={commentId !== null || undefined} onKeyDown={onQueueKey}>
      <QueueRows rows={rows} chosenId={chosenId} hasMore={known.nextCursor !== null} />
      {chosenId !== null && <CommentDetail id={chosenId} row={stillOf(known, chosenId, chosen)} />}
    </div>
  );
}

/** What is known of a comment that has left the view, as from another list. */
const stillOf = (
  { comments }: CommentQueueAnswer,
  id: string,
  row: QueuedComment | null,
): QueuedComment | null => row ?? comments.find((each) => each.id === id) ?? null;
