import { useEffect } from 'react';
import type { CheckoutSessionAnswer } from '#contract/money/purchases.ts';
import { giveYearMessages } from '#contract/money/give-year-messages.ts';
import { subscribeMessages as texts } from '#contract/money/subscribe-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { planTitles } from '#domain/money/plans.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { $checkoutSession, followCheckoutSession } from '#stores/money/checkout-session.ts';
import { useValue } from '#stores/use-value.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

type Bought = NonNullable<CheckoutSessionAnswer['checkoutSession']['subscription']>;

/** Back from paying: what was bought, as soon as it is known to be paid. */
export function CheckoutSuccess() {
  const session = useValue($checkoutSession);
  const user = useSignedInUser();
  useEffect(() => {
    // Only the browser knows the session; if this fails, the page speaks to a signed-out visitor.
    void recognise();
    return followCheckoutSession(globalThis.location.pathname.split('/').at(-1) ?? '');
  }, []);
  const known = session.status === 'fulfilled' ? session.value : undefined;
  const subscription = known?.subscription ?? null;
  if (known?.gift) return <Given gift={known.gift} />;
  return (
    <div className="subscribe-page awaits-visitor">
      <h1>{headingOf(known)}</h1>
      <div aria-live="polite">
        {subscription ? (
          <>
            <p className="lede">{user === null ? texts.checkCheckoutInbox : texts.welcome}</p>
            <Details bought={subscription} />
          </>
        ) : (
          <p className="lede">{known === null ? texts.noPurchaseText : texts.confirming}</p>
        )}
      </div>
      <a className="more-link" href="/recipes">
        {texts.toRecipes}
      </a>
    </div>
  );
}

/** Nothing is said to have succeeded before it is known to be paid. */
function headingOf(known: CheckoutSessionAnswer['checkoutSession'] | null | undefined): string {
  if (known === null) return texts.noPurchase;
  return known?.subscription ? texts.success : texts.unconfirmed;
}

function Details({ bought: { planType, priceAmountCents, freeUntil } }: { bought: Bought }) {
  const price = formatMoney(priceAmountCents) + texts.per[planType];
  const due = freeUntil === null ? price : texts.freeUntil(day.format(new Date(freeUntil)), price);
  return (
    <p>
      {planTitles[planType]}, {due}
    </p>
  );
}

type Gift = NonNullable<CheckoutSessionAnswer['checkoutSession']['gift']>;

/** What was bought is somebody else's. */
function Given({ gift: { isPaid, recipientEmail } }: { gift: Gift }) {
  const sent =
    recipientEmail === null ? giveYearMessages.givenText : giveYearMessages.givenTo(recipientEmail);
  return (
    <div className="subscribe-page awaits-visitor">
      <h1>{isPaid ? giveYearMessages.given : texts.unconfirmed}</h1>
      <p className="lede" aria-live="polite">
        {isPaid ? sent : giveYearMessages.confirming}
      </p>
      <a className="more-link" href="/recipes">
        {texts.toRecipes}
      </a>
    </div>
  );
}
