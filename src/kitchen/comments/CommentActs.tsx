import type { AnswerHindrance, QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { answer, hideAll, keep, nameOf, toggleBan, toggleHidden, writerIdOf } from './acts.ts';
import { $answering } from './answers.ts';
import { AnswerForm } from './AnswerForm.tsx';

type Props = { comment: QueuedComment; hindrance: AnswerHindrance | null };

/** What can be done with a comment, each by one press or one key; everything can be undone. */
export function CommentActs({ comment, hindrance }: Props) {
  const answering = useValue($answering);
  const isAnswering = answering === comment.id;
  return (
    <div className="queue-acts">
      {isAnswering && hindrance === null && <AnswerForm key={comment.id} comment={comment} />}
      {isAnswering && hindrance !== null && (
        <output className="kitchen-meta">{texts.hindrances[hindrance]}</output>
      )}
      {!(isAnswering && hindrance === null) && <Acts comment={comment} />}
    </div>
  );
}

function Acts({ comment }: { comment: QueuedComment }) {
  const { isHidden, isHandled, isHeld, openReports, isBanned, replyTotal } = comment;
  const name = nameOf(comment);
  const canKeep = !isHidden && (!isHandled || isHeld || openReports > 0);
  const hide = replyTotal > 0 ? texts.hideWithReplies : texts.hide;
  return (
    <div className="queue-toolbar" role="toolbar" aria-label={texts.actions}>
      {canKeep && <Act letter="d" label={texts.keep(comment)} onPress={() => keep(comment)} />}
      <Act
        letter="h"
        label={isHidden ? texts.unhide : hide}
        onPress={() => toggleHidden(comment)}
      />
      {!isHidden && <Act letter="a" label={texts.answer} onPress={() => answer(comment)} />}
      {writerIdOf(comment) !== null && (
        <Menu
          label={texts.further}
          className="queue-more"
          items={[
            {
              label: isBanned ? texts.unban(name) : texts.ban(name),
              onSelect: () => toggleBan(comment),
              closes: true,
            },
            { label: texts.hideAll(name), onSelect: () => hideAll(comment), closes: true },
          ]}
        />
      )}
    </div>
  );
}

type ActProps = { letter: string; label: string; onPress: () => void };

/** With the letter that does the same in the list. */
function Act({ letter, label, onPress }: ActProps) {
  return (
    <Button variant="quiet" aria-keyshortcuts={letter} onClick={onPress}>
      {label} <kbd aria-hidden>{letter}</kbd>
    </Button>
  );
}
