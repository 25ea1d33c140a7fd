import { type SubmitEvent, useEffect, useState } from 'react';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { newsletterMessages } from '#contract/mail/newsletter-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import type { SignUpPlace } from '#domain/mail/subscriber-source.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { newsletterSignUp } from '#stores/mail/newsletter.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { HoneypotField } from '#ui/fields/HoneypotField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { NewsletterThanks } from './NewsletterThanks.tsx';

type Props = {
  /** The id of the field, since a page may hold several of these forms. */
  id: string;
  /** On a site with plans, the form only leads to the page that offers them. */
  leadsToSubscribe: boolean;
  thanks: 'short' | 'long';
  /** Where on the site it stands. */
  place: SignUpPlace;
};

/** Without a script it submits the typed address to /subscribe. */
export function NewsletterForm({ id, leadsToSubscribe, thanks, place }: Props) {
  const [signUp] = useState(newsletterSignUp);
  const [typed, setTyped] = useState('');
  const [website, setWebsite] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const sending = useValue(signUp.$submit);
  const knownEmail = useKnownEmail();
  const email = knownEmail ?? normalizeEmail(typed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const isWrong = email !== '' && !isEmail(email);
    if (!leadsToSubscribe || email === '' || isWrong) event.preventDefault();
    setIsRefused(isWrong);
    if (leadsToSubscribe || email === '' || isWrong) return;
    void signUp.submit({ email, website, source: place });
  };
  if (sending.status === 'done') {
    return <NewsletterThanks kind={thanks} unconfirmed={knownEmail === null ? email : null} />;
  }
  const failure = sending.status === 'failed' ? sending.failure : null;
  return (
    <form className="newsletter-form" action="/subscribe" method="get" noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={newsletterMessages.emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={newsletterMessages.emailPlaceholder}
        value={knownEmail ?? typed}
        disabled={knownEmail !== null}
        error={isRefused ? emailMessages.refusal(email) : failure?.issues['email']}
        onType={(text) => {
          setTyped(text);
          setIsRefused(false);
          signUp.clear();
        }}
      />
      {!leadsToSubscribe && <HoneypotField value={website} onType={setWebsite} />}
      <Button type="submit" isPending={sending.status === 'pending'}>
        {newsletterMessages.submit}
      </Button>
      <Failure failure={failure?.issues['email'] ? null : failure} />
    </form>
  );
}

/** The address of a signed-in user, who need not type it. */
function useKnownEmail(): string | null {
  const user = useSignedInUser();
  useEffect(() => {
    // Only the browser knows the session; if this fails, the form asks for the address.
    void recognise();
  }, []);
  return user?.email ?? null;
}
