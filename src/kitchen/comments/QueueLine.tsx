import { memo } from 'react';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { onPlainClick } from '#ui/is-plain-click.ts';
import { nameOf } from './acts.ts';
import { choose } from './choice.ts';

type Props = {
  comment: QueuedComment;
  isChosen: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  now: number;
};

/** Who said what below which dish, and how it stands. */
export const QueueLine = memo(function QueueLine({ comment, isChosen, isTabStop, now }: Props) {
  const { id, content, createdAt, isFromOwner, isHandled, parentId, recipe } = comment;
  return (
    <a
      className="queue-line"
      href={`?comment=${id}`}
      data-comment={id}
      data-new={!isHandled || undefined}
      aria-current={isChosen || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPlainClick(() => choose(id))}
    >
      <span className="queue-line-who">
        {!isHandled && <span className="visually-hidden">{texts.isNew}: </span>}
        <strong>{isFromOwner ? texts.cook : nameOf(comment)}</strong>
        <Marks comment={comment} />
        <time dateTime={createdAt}>{formatRelativeTime(Date.parse(createdAt), now)}</time>
      </span>
      <span className="queue-line-words">{content && toPlainText(content)}</span>
      <span className="queue-line-dish">
        {parentId !== null && `${texts.reply} · `}
        {recipe.title}
      </span>
    </a>
  );
});

/** How a comment stands, where it does not stand like any other. */
export function Marks({ comment }: { comment: QueuedComment }) {
  const { isHeld, isHidden, isBelowHidden, isBanned, openReports } = comment;
  const { marks } = texts;
  return (
    <>
      {openReports > 0 && (
        <span className="queue-mark" data-mark="reported">
          {marks.reported(openReports)}
        </span>
      )}
      {isHidden && <span className="queue-mark">{marks.hidden}</span>}
      {isHeld && !isHidden && (
        <span className="queue-mark" data-mark="held">
          {marks.held}
        </span>
      )}
      {isBelowHidden && !isHidden && <span className="queue-mark">{marks.below}</span>}
      {isBanned && <span className="queue-mark">{marks.banned}</span>}
    </>
  );
}
