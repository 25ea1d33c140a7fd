import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { commentFault } from '#domain/comments/comment-text.ts';
import { commentForm } from '#stores/comments/comment-form.ts';
import { $currentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { HoneypotField } from '#ui/fields/HoneypotField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { authorOf } from './CommentHead.tsx';

type Props = {
  recipeId: string;
  signInHref: string;
  /** What it answers; null for a comment of its own. */
  parent: CommentView | null;
  onSent: () => void;
  onCancel?: () => void;
};

export function CommentForm({ recipeId, signInHref, parent, onSent, onCancel }: Props) {
  const id = useId();
  const [form] = useState(() => commentForm(recipeId, parent));
  const [website, setWebsite] = useState('');
  const text = useValue(form.$text);
  const state = useValue(form.$submit);
  const isSignedOut = useValue($currentUser).status === 'signed-out';
  const isEmpty = commentFault(text) === 'blank';
  const isPending = state.status === 'pending';
  const failure = state.status === 'failed' && !isSignedOut ? state.failure : null;
  useEffect(() => {
    // The form of a reply takes the focus; React's own autofocus would not wait for the page.
    if (parent) document.getElementById(id)?.focus();
  }, [id, parent]);
  const send = async () => {
    if (await form.send(website)) onSent();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty && !isPending) void send();
  };
  const cancel = () => {
    form.discard();
    onCancel?.();
  };
  return (
    <form className="comment-form" noValidate onSubmit={submit}>
      <TextAreaField
        id={id}
        label={parent ? writingMessages.replyLabel(authorOf(parent)) : writingMessages.label}
        value={text}
        readOnly={isPending}
        error={failure?.issues['content']}
        onType={form.type}
      />
      <HoneypotField value={website} onType={setWebsite} />
      <Failure failure={failure?.issues['content'] === undefined ? failure : null} />
      {isSignedOut ? (
        <SignInAgain href={signInHref} />
      ) : (
        <p className="comment-form-actions">
          <Button type="submit" disabled={isEmpty} isPending={isPending}>
            {writingMessages.submit}
          </Button>
          <Button variant="quiet" disabled={isEmpty} isPending={isPending} onClick={cancel}>
            {writingMessages.cancel}
          </Button>
        </p>
      )}
    </form>
  );
}

function SignInAgain({ href }: { href: string }) {
  return (
    <p className="comment-form-actions" role="alert">
      <span>{writingMessages.signedOut}</span>
      <a className="button" href={href}>
        {commentMessages.signIn}
      </a>
    </p>
  );
}
