import { useState } from 'react';
import { plansMessages } from '#contract/kitchen/plans-messages.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { offerPlans, type SitePlans } from './plans.ts';
import { $seller } from './seller.ts';

const { offer: texts } = plansMessages;

/** Whether visitors can take a plan at all, and the switch of it. */
export function Offer({ plans: { isOffered, hasNewsletter } }: { plans: SitePlans }) {
  const [isPending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    await offerPlans(!isOffered);
    setPending(false);
  };
  const off = hasNewsletter ? texts.off : texts.offAlone;
  const seller = valueOf(useValue($seller));
  const isPayable = seller === null || seller.state === 'ready';
  const on = isPayable ? texts.on : texts.onUnpaid;
  return (
    <section className="plans-offer">
      <p aria-live="polite">
        <span className="state" data-state={isOffered && isPayable ? 'live' : 'draft'}>
          {isOffered ? on : off}
        </span>
      </p>
      <Button
        variant={isOffered ? 'quiet' : 'primary'}
        isPending={isPending}
        onClick={() => void change()}
      >
        {isOffered ? texts.turnOff : texts.turnOn}
      </Button>
    </section>
  );
}
