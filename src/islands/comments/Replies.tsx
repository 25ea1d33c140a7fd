import { useState } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { furtherReplies } from '#stores/comments/comment-actions.ts';
import { Comment } from './Comment.tsx';
import { CommentActions } from './CommentActions.tsx';
import type { ThreadProps } from './thread-props.ts';
import { MoreComments } from './MoreComments.tsx';
import { useGoingOn } from './use-going-on.ts';

type Props = Pick<ThreadProps, 'now' | 'canManage' | 'onAsk'> & { thread: CommentView };

const shownAtFirst = 10;
/** Fewer are no length worth a press. */
const leastLeft = 5;

/** Replies, oldest first; of many the later ones wait, save one's own, which one looks for. */
export function Replies({ thread, now, canManage, onAsk }: Props) {
  const { id, children: replies, replyTotal } = thread;
  const [further] = useState(() => furtherReplies(id));
  const [showsAll, setShowsAll] = useState(false);
  const ownAt = replies.findLastIndex(({ isOwn }) => isOwn);
  const few = Math.max(shownAtFirst, ownAt + 1);
  const isShort = replies.length - few < leastLeft;
  const shown = showsAll || isShort ? replies : replies.slice(0, few);
  const left = replies.length - shown.length;
  const { list, goOn } = useGoingOn(shown.length);
  const showAll = () => {
    goOn();
    setShowsAll(true);
  };
  if (replies.length === 0) return null;
  return (
    <>
      <ol className="comment-list" ref={list}>
        {shown.map((reply) => (
          <li key={reply.id} tabIndex={-1}>
            <Comment comment={reply} now={now}>
              <CommentActions comment={reply} canManage={canManage} onAsk={onAsk} />
            </Comment>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button type="button" className="comment-action replies-more" onClick={showAll}>
          {commentMessages.showReplies(left)}
        </button>
      )}
      {left === 0 && replies.length < replyTotal && (
        <MoreComments label={commentMessages.loadMoreReplies} action={further} onPress={showAll} />
      )}
    </>
  );
}
