import { useEffect } from 'react';
import { plansMessages as texts } from '#contract/kitchen/money/plans-messages.ts';
import { enteredPrice, writtenPrice } from '#domain/money/entered-price.ts';
import type { PlanOffer } from '#domain/money/plans.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { BeingPaid } from './BeingPaid.tsx';
import { Codes } from './codes/Codes.tsx';
import { Chooser } from './Chooser.tsx';
import { Offer } from './Offer.tsx';
import { People } from './People.tsx';
import { PriceForm } from './PriceForm.tsx';
import { type Typed, useTypedPrices } from './typed-prices.ts';
import { $plans, loadPlans, type SitePlans } from './plans.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function PlansScreen() {
  return <Shell>{(site) => <Plans siteSlug={site.slug} />}</Shell>;
}

function Plans({ siteSlug }: { siteSlug: string }) {
  const plans = useValue($plans);
  useNamedField();
  // Asks the server, which is outside of React.
  useEffect(() => void loadPlans(), []);
  const known = valueOf(plans);
  return (
    <div className="plans-screen" aria-busy={plans.status === 'pending'}>
      <h1>{texts.heading}</h1>
      {plans.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(plans.error)} onAgain={loadPlans} />
      )}
      {known && <Known plans={known} siteSlug={siteSlug} />}
    </div>
  );
}

const typedOf = ({ plans }: SitePlans): Typed => ({
  monthly: writtenPrice(plans.monthlyAmountCents),
  yearly: writtenPrice(plans.yearlyAmountCents),
  trialDays: plans.trialDays,
});

function Known({ plans, siteSlug }: { plans: SitePlans; siteSlug: string }) {
  const { typed, type, forget } = useTypedPrices();
  const shown = typed ?? typedOf(plans);
  const prices: PlanOffer = {
    monthlyAmountCents: enteredPrice(shown.monthly).cents,
    yearlyAmountCents: enteredPrice(shown.yearly).cents,
    trialDays: shown.trialDays,
  };
  return (
    <>
      <Offer plans={plans} />
      <BeingPaid />
      <div className="plans-pair">
        <PriceForm plans={plans} typed={shown} prices={prices} onType={type} onSaved={forget} />
        <Chooser prices={prices} isOffered={plans.isOffered} />
      </div>
      <Codes />
      <People people={plans.people} siteSlug={siteSlug} />
    </>
  );
}
