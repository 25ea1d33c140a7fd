import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { confirmMessages as confirm } from '#contract/accounts/confirm-messages.ts';
import { signInAgainMessages } from '#contract/kitchen/shell/sign-in-again-messages.ts';
import { signInCalls } from '#stores/accounts/sign-in-calls.ts';
import { $lastAccount } from '#stores/accounts/account.ts';
import { submission } from '#stores/submit.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { $hasSessionEnded, $isSignInConfirmed, resumeSession } from './session.ts';

const { sessionEnded: texts, confirmSignIn: confirming } = signInAgainMessages;

const asking = submission(async (email: string) => {
  const { pathname } = globalThis.location;
  await signInCalls().signIn({ email, next: pathname, subscribe: false });
});
const claiming = submission(
  async (claim: { email: string; code: string }) => {
    await signInCalls().claimCode(claim);
    await resumeSession();
  },
  { link_expired: texts.wrongCode, validation_failed: texts.wrongCode },
);

type Props = { isOpen: boolean; onClose: () => void };

/** Signs the same person in again without leaving the screen, so that nothing typed is lost. */
export function SignInDialog({ isOpen, onClose }: Props) {
  const hasEnded = useValue($hasSessionEnded);
  // The next session that ends needs a code of its own.
  const isConfirmed = useComputed($isSignInConfirmed);
  const isNeeded = hasEnded || isConfirmed;
  const { status } = useValue(asking.$submit);
  useEffect(() => {
    if (!isNeeded && status !== 'pending') asking.clear();
  }, [isNeeded, status]);
  const { title, text } = isConfirmed ? confirming : texts;
  const email = useValue($lastAccount)?.email ?? '';
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p>{text}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}

function SignInForm({ email }: { email: string }) {
  const [code, setCode] = useState('');
  const asked = useValue(asking.$submit);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = asked.status === 'done';
  // The dialog has been open for long when its field comes.
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isAsked]);
  const claimed = useValue(claiming.$submit);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (isAsked ? claiming.submit({ email, code }) : asking.submit(email));
  };
  const isPending = asked.status === 'pending' || claimed.status === 'pending';
  const failed = asked.status === 'failed' ? asked.failure.message : null;
  return (
    <form ref={form} className="kitchen-form" onSubmit={send} noValidate>
      <p className="kitchen-meta">{email}</p>
      {isAsked && (
        <TextField
          label={confirm.code}
          value={code}
          onType={(text) => {
            claiming.clear();
            setCode(text);
          }}
          error={claimed.status === 'failed' ? claimed.failure.message : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      <Button type="submit" isPending={isPending}>
        {isAsked ? texts.signIn : texts.sendCode}
      </Button>
      {isAsked && (
        <button type="button" className="kitchen-link" onClick={() => void asking.submit(email)}>
          {texts.sendAnother}
        </button>
      )}
    </form>
  );
}
