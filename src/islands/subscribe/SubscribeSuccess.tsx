import { useEffect } from 'react';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { isEmail } from '#domain/accounts/email.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { useQueryParameter } from '#ui/use-query-parameter.ts';

export function SubscribeSuccess() {
  const user = useSignedInUser();
  const email = useQueryParameter('email');
  useEffect(() => {
    // Only the browser knows the session; if this fails, the page speaks to a signed-out visitor.
    void recognise();
  }, []);
  const isSignedIn = user !== null;
  const { success, accountSuccess, welcome } = subscribeMessages;
  return (
    <div className="subscribe-page awaits-visitor">
      <h1>{isSignedIn ? success : accountSuccess}</h1>
      <p className="lede">{isSignedIn ? welcome : inboxText(email)}</p>
      <a className="more-link" href="/recipes">
        {subscribeMessages.toRecipes}
      </a>
    </div>
  );
}

/** Repeats the parameter only if it is an email address, since any link can set it. */
function inboxText(email: string): string {
  const { checkInbox, checkYourInbox } = subscribeMessages;
  return isEmail(email) ? checkInbox(email) : checkYourInbox;
}
