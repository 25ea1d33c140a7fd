import { useState } from 'react';
import { plansMessages } from '#contract/kitchen/money/plans-messages.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { offerNewsletter, offerPlans, type SitePlans } from './plans.ts';
import { $seller } from './seller.ts';

const { offer: texts } = plansMessages;

/** Whether visitors can take a plan at all, and the switch of it. */
export function Offer({ plans: { isOffered, hasNewsletter } }: { plans: SitePlans }) {
  const [isPending, setPending] = useState(false);
  const seller = valueOf(useValue($seller));
  const isPayable = seller === null || seller.state === 'ready';
  const change = async (work: () => Promise<void>) => {
    setPending(true);
    await work();
    setPending(false);
  };
  const isFound = isOffered && hasNewsletter;
  return (
    <section className="plans-offer">
      <p aria-live="polite">
        <span className="state" data-state={isFound && isPayable ? 'live' : 'draft'}>
          {said({ isOffered, hasNewsletter, isPayable })}
        </span>
      </p>
      <div className="plans-ways">
        {isOffered && !hasNewsletter && (
          <Button isPending={isPending} onClick={() => void change(offerNewsletter)}>
            {texts.newsletterOn}
          </Button>
        )}
        <Button
          variant={isOffered ? 'quiet' : 'primary'}
          isPending={isPending}
          data-field="offer"
          onClick={() => void change(() => offerPlans(!isOffered))}
        >
          {isOffered ? texts.turnOff : texts.turnOn}
        </Button>
      </div>
    </section>
  );
}

type Offered = Pick<SitePlans, 'isOffered' | 'hasNewsletter'> & { isPayable: boolean };

function said({ isOffered, hasNewsletter, isPayable }: Offered): string {
  if (!isOffered) return hasNewsletter ? texts.off : texts.offAlone;
  if (!hasNewsletter) return texts.onHidden;
  return isPayable ? texts.on : texts.onUnpaid;
}
