import { type SubmitEvent, useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import {
  $emailError,
  $linkSubmit,
  clearEmailError,
  requestLink,
} from '#stores/accounts/sign-in.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Failure } from '#ui/Failure.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useQueryParameter } from '#ui/use-query-parameter.ts';
import type { SignInSite } from './sign-in-site.ts';
import { StageHeading } from './StageHeading.tsx';

type Stage = 'SIGN_IN' | 'SIGN_UP' | 'TOKEN_CLAIMED';
type Props = { stage: Stage; site: SignInSite };

const { signIn, signUp, claimed } = accountMessages;
const texts = {
  SIGN_IN: {
    ...signIn,
    other: { text: signIn.toSignUp, link: signIn.toSignUpLink, path: '/sign-up' },
  },
  SIGN_UP: {
    ...signUp,
    other: { text: signUp.toSignIn, link: signUp.toSignInLink, path: '/sign-in' },
  },
  TOKEN_CLAIMED: { ...claimed, pending: signIn.pending, other: null },
};

export function EmailStep({ stage, site }: Props) {
  const { email, error, type } = useEmail();
  const [subscribe, setSubscribe] = useState(true);
  const submit = useValue($linkSubmit);
  const { heading, intro, submit: label, pending, other } = texts[stage];
  const isPending = submit.status === 'pending';
  const failure = submit.status === 'failed' ? submit.failure : null;
  const offersNewsletter = stage === 'SIGN_UP' && site.title !== null && site.offersNewsletter;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void requestLink({ email, subscribe: offersNewsletter && subscribe });
  };
  return (
    <form className="sign-in-form" onSubmit={send} noValidate>
      <StageHeading>{heading}</StageHeading>
      <p>{intro}</p>
      <TextField
        label={accountMessages.email}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={accountMessages.emailPlaceholder}
        value={email}
        onType={type}
        error={error ?? failure?.issues['email']}
      />
      {offersNewsletter && (
        <CheckboxField
          label={signUp.subscribe(site.title ?? '')}
          isChecked={subscribe}
          onCheck={setSubscribe}
        />
      )}
      <Failure failure={failure?.issues['email'] ? null : failure} />
      <Button type="submit" disabled={email.trim() === ''} isPending={isPending}>
        {isPending ? pending : label}
      </Button>
      {stage === 'SIGN_UP' && <p className="sign-in-note">{signUp.note}</p>}
      {other && <OtherWay {...other} />}
    </form>
  );
}

/** The typed address, or the one from the page's address, which is checked at once. */
function useEmail() {
  const linkedEmail = useQueryParameter('email');
  const [typed, setTyped] = useState<string | null>(null);
  const refused = useValue($emailError);
  const email = typed ?? linkedEmail;
  const isLinkedEmailWrong = typed === null && email !== '' && !isEmail(normalizeEmail(email));
  const type = (text: string) => {
    setTyped(text);
    clearEmailError();
  };
  return {
    email,
    error: refused ?? (isLinkedEmailWrong ? emailMessages.refusal(email) : null),
    type,
  };
}

function OtherWay({ text, link, path }: { text: string; link: string; path: string }) {
  const next = useQueryParameter('next');
  const query = next === '' ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return (
    <p className="sign-in-note">
      {text} <a href={`${path}${query}`}>{link}</a>
    </p>
  );
}
