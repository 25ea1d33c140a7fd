import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { commentFault } from '#domain/comments/comment-text.ts';
import type { Failure as Told } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { notify } from '../shell/notices/notices.ts';
import { nameOf } from './acts.ts';
import { type Answered, draftOf, endAnswer, keepDraft, sendAnswer } from './answers.ts';
import { choose, focusList } from './choice.ts';
import { goOn, tellDeed } from './deeds.ts';
import { $rows, forgetPassed, passBy, reloadQueue } from './queue.ts';
import { Failure } from '../shell/frame/Failure.tsx';

/** A reply of the cook; what was begun stays until it is sent. */
export function AnswerForm({ comment }: { comment: QueuedComment }) {
  const id = useId();
  const { text, type, failure, isPending, send } = useAnswering(comment);
  const isEmpty = commentFault(text) === 'blank';
  useEffect(() => {
    // React's own autofocus would not wait for the page.
    document.getElementById(id)?.focus();
  }, [id]);
  const leave = () => {
    endAnswer();
    focusList();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) void send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty) void send();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its field
    <form className="queue-answer" noValidate onSubmit={submit} onKeyDown={onKey}>
      <TextAreaField
        id={id}
        label={texts.answerLabel(nameOf(comment))}
        hint={comment.isHeld ? texts.answerApproves : texts.answerHint}
        value={text}
        readOnly={isPending}
        error={failure?.issues['content']}
        onType={type}
      />
      <Failure failure={failure && 'content' in failure.issues ? null : failure} />
      <p className="queue-toolbar">
        <Button type="submit" disabled={isEmpty} isPending={isPending}>
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

function useAnswering(comment: QueuedComment) {
  const [text, setText] = useState(() => draftOf(comment));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<Told | null>(null);
  const [isPending, setIsPending] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(comment, typed);
    setKey(crypto.randomUUID());
    setFailure(null);
  };
  const send = async () => {
    if (isPending) return;
    setIsPending(true);
    const before = $rows.get() ?? [];
    // Its approval may take it out of the list; it stays open.
    choose(comment.id);
    const answered = await sendAnswer(comment, { content: text, key });
    tellAnswer(nameOf(comment), answered);
    if (answered.failure) {
      setFailure(answered.failure);
      setIsPending(false);
      return;
    }
    keepDraft(comment, '');
    endAnswer();
    // What was answered was looked at, and leaves what is new.
    passBy(comment.id);
    forgetPassed([comment.id]);
    goOn(before, comment.id);
    focusList();
    await reloadQueue();
  };
  return { text, type, failure, isPending, send };
}

/** Each with what can be taken back: an answer that is not found stays, its approval need not. */
function tellAnswer(name: string, { made, undoIds, failure }: Answered): void {
  const label = texts.done.answer(name);
  if (made.length > 0) {
    tellDeed({ label, undoIds, made });
    return;
  }
  if (failure === null) notify(label);
  if (undoIds.length > 0) tellDeed({ label: texts.done.approved(name), undoIds });
}
