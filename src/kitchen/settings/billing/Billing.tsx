import { useEffect, useEffectEvent, useState } from 'react';
import { billingMessages as texts } from '#contract/kitchen/money/billing-messages.ts';
import type { AppSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isLate } from '#domain/money/late-plan.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { dayOf } from '../../clock/day-words.ts';
import { $billing, goToCheckout, goToPortal, loadBilling } from './billing.ts';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';

/** What the cook pays the platform, and the way to change that. */
export function Billing() {
  const billing = useValue($billing);
  // Asks the server, which is outside of React.
  useEffect(() => void loadBilling(), []);
  const known = valueOf(billing);
  if (known) return <Known billing={known} />;
  if (billing.status !== 'rejected') return <p className="kitchen-loading">{texts.loading}</p>;
  return (
    <>
      <p>{texts.loadFailed}</p>
      <TryAgain onAgain={loadBilling}>{texts.tryAgain}</TryAgain>
    </>
  );
}

function Known({ billing }: { billing: AppSubscriptionAnswer }) {
  const { appSubscription: held, priceAmountCents } = billing;
  if (held === null) {
    if (priceAmountCents === null) return <p>{texts.nothing}</p>;
    return (
      <>
        <p>{texts.offer(formatMoney(priceAmountCents))}</p>
        <Leading go={goToCheckout} label={texts.begin} />
      </>
    );
  }
  const price = formatMoney(held.priceAmountCents);
  const goesOn = held.endsAt === null;
  return (
    <>
      {isLate(held.status) ? (
        <p>{texts.late}</p>
      ) : (
        <p>
          {held.endsAt === null
            ? texts.active(price, dayOf(held.paidUntil))
            : texts.ends(dayOf(held.endsAt))}
        </p>
      )}
      {held.invoiceUrl !== null && (
        <a className="button" href={held.invoiceUrl}>
          {texts.pay}
        </a>
      )}
      <Leading go={goToPortal} label={goesOn ? texts.manage : texts.resume} isQuiet />
    </>
  );
}

type LeadingProps = { go: () => Promise<boolean>; label: string; isQuiet?: boolean };

function Leading({ go, label, isQuiet = false }: LeadingProps) {
  const [isPending, setIsPending] = useState(false);
  const returned = useEffectEvent(() => setIsPending(false));
  useEffect(() => {
    // Back from the provider's pages the browser may show this one as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) returned();
    };
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, []);
  const press = async () => {
    setIsPending(true);
    // While the other page comes the button stays as it is.
    if (!(await go())) setIsPending(false);
  };
  return (
    <Button
      {...(isQuiet && { variant: 'quiet' as const })}
      isPending={isPending}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
