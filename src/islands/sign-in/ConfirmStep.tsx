import { type SubmitEvent, useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import {
  $codeSubmit,
  clearCodeFailure,
  enterDifferentEmail,
  sendCode,
} from '#stores/accounts/sign-in.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { StageHeading } from './StageHeading.tsx';

const { confirm, signIn } = accountMessages;

/** The code is for visitors who read mail on another device or in an app with its own browser. */
export function ConfirmStep({ email }: { email: string }) {
  const [code, setCode] = useState('');
  const submit = useValue($codeSubmit);
  const isPending = submit.status === 'pending';
  const failure = submit.status === 'failed' ? submit.failure : null;
  const isWrong = failure?.code === 'link_expired' || failure?.code === 'validation_failed';
  // A long address breaks behind its sign first.
  const [account, host] = email.split(/(?<=@)/);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sendCode({ email, code: digitsOf(code) });
  };
  return (
    <form className="sign-in-form" onSubmit={send} noValidate>
      <StageHeading>{confirm.heading}</StageHeading>
      <p>
        {confirm.sent}{' '}
        <strong>
          {account}
          <wbr />
          {host}
        </strong>
      </p>
      <p className="sign-in-note">{confirm.lifetime}</p>
      <TextField
        label={confirm.code}
        className="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onType={(text) => {
          setCode(text);
          clearCodeFailure();
        }}
        error={isWrong ? failure.message : null}
      />
      <Failure failure={isWrong ? null : failure} />
      <Button
        type="submit"
        disabled={digitsOf(code).length !== confirm.codeLength}
        isPending={isPending}
      >
        {isPending ? signIn.pending : confirm.submit}
      </Button>
      <button className="plain-button" type="button" onClick={enterDifferentEmail}>
        {confirm.differentEmail}
      </button>
    </form>
  );
}

/** Removes the spaces that mail programs put between digits. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
