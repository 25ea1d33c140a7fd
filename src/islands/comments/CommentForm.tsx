import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { commentFault } from '#domain/comments/comment-text.ts';
import { $isNameWanted, learnName } from '#stores/comments/commenter-name.ts';
import { commentForm } from '#stores/comments/comment-form.ts';
import type { Failure as FailureView } from '#stores/failure.ts';
import { $currentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { HoneypotField } from '#ui/fields/HoneypotField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { authorOf } from './CommentHead.tsx';
import { NameField } from './NameField.tsx';

type Props = {
  recipeId: string;
  signInHref: string;
  /** What it answers; null for a comment of its own. */
  parent: CommentView | null;
  onSent: () => void;
  onCancel?: () => void;
};

/** Waits until it is known whether to ask for a name, so that nothing moves. */
export function CommentForm(props: Props) {
  const isNameWanted = useValue($isNameWanted);
  const isKnown = isNameWanted !== undefined;
  useEffect(() => {
    // Only the server knows whether the session reaches the account.
    if (!isKnown) void learnName();
  }, [isKnown]);
  return isKnown ? <Form {...props} isNameWanted={isNameWanted} /> : null;
}

type FormProps = Props & { isNameWanted: boolean };

function Form({ recipeId, signInHref, parent, isNameWanted, ...handlers }: FormProps) {
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
    if (await form.send(website)) handlers.onSent();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty && !isPending) void send();
  };
  const cancel = () => {
    form.discard();
    handlers.onCancel?.();
  };
  return (
    <form className="comment-form" noValidate onSubmit={submit}>
      {isNameWanted && (
        <NameField
          refused={failure?.issues['displayName']}
          isPending={isPending}
          onType={form.clear}
        />
      )}
      <TextAreaField
        id={id}
        label={parent ? writingMessages.replyLabel(authorOf(parent)) : writingMessages.label}
        value={text}
        readOnly={isPending}
        error={failure?.issues['content']}
        onType={form.type}
      />
      <HoneypotField value={website} onType={setWebsite} />
      <Failure failure={isOfField(failure) ? null : failure} />
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

/** Whether a field says what is wrong. */
const isOfField = (failure: FailureView | null): boolean =>
  failure !== null && ('content' in failure.issues || 'displayName' in failure.issues);

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
