import type { QueuedComment, QueuedThreadAnswer } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { shortDayOf } from '../clock/day-words.ts';
import { nameOf, writerIdOf } from './acts.ts';
import { $address, showAddress } from './queue-address.ts';

type Props = { comment: QueuedComment; person: QueuedThreadAnswer['person'] };

const isFromElsewhere = ({ user }: QueuedComment): boolean => user !== null && user.id === null;

/** What its writer has said here so far. */
export function Person({ comment, person }: Props) {
  const { userId } = useValue($address);
  const { isHeld, isHidden } = comment;
  const writerId = writerIdOf(comment);
  if (isFromElsewhere(comment)) return <p className="queue-person">{texts.former}</p>;
  if (writerId === null) return null;
  const { commentTotal = 0, hiddenTotal = 0, firstAt } = person ?? {};
  return (
    <p className="queue-person">
      {isHeld && !isHidden && <span>{texts.heldHint(nameOf(comment))}</span>}
      {firstAt !== undefined && (
        <span>{texts.person(commentTotal, hiddenTotal, shortDayOf(firstAt))}</span>
      )}
      {userId === null && commentTotal > 1 && (
        <button
          type="button"
          className="kitchen-link"
          onClick={() =>
            showAddress({ view: 'all', userId: writerId, commentId: comment.id }, true)
          }
        >
          {texts.onlyPerson(nameOf(comment))}
        </button>
      )}
    </p>
  );
}
