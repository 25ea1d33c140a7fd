import { useEffect } from 'react';
import { subscribeMessages } from '#contract/subscribe-messages.ts';
import { isEmail } from '#domain/email.ts';
import { recognise } from '#stores/hand-over.ts';
import { useSignedInUser } from '#stores/use-signed-in-user.ts';
import { useQueryParameter } from '#ui/use-query-parameter.ts';

type Props = {
  /** Whether the way here led through a checkout. */
  isCheckout: boolean;
};

export function SubscribeSuccess({ isCheckout }: Props) {
  const user = useSignedInUser();
  const email = useQueryParameter('email');
  useEffect(() => {
    // Who reads is known to the browser alone; without an answer the page speaks to a stranger.
    void recognise();
  }, []);
  const isSignedIn = user !== null;
  const { success, accountSuccess, welcome } = subscribeMessages;
  return (
    <div className="subscribe-page awaits-visitor">
      <h1>{isSignedIn || isCheckout ? success : accountSuccess}</h1>
      <p className="lede">{isSignedIn ? welcome : inboxText(isCheckout, email)}</p>
      <a className="more-link" href="/recipes">
        {subscribeMessages.toRecipes}
      </a>
    </div>
  );
}

/** Only an address is repeated: anybody can write a link with anything in it. */
function inboxText(isCheckout: boolean, email: string): string {
  const { checkInbox, checkYourInbox, checkCheckoutInbox } = subscribeMessages;
  if (isCheckout) return checkCheckoutInbox;
  return isEmail(email) ? checkInbox(email) : checkYourInbox;
}
