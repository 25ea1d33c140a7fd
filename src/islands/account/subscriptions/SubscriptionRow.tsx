import { useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  $cancellation,
  $preferenceSubmit,
  cancelPlan,
  clearCancellation,
  type UserSubscription,
  preferNewsletter,
} from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { SiteLink } from '../SiteLink.tsx';

type Props = { held: UserSubscription };
type Plan = NonNullable<UserSubscription['subscription']>;

const { subscriptions: texts } = accountMessages;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function SubscriptionRow({ held }: Props) {
  const { site, subscription, newsletter } = held;
  const isPending = useValue($preferenceSubmit).status === 'pending';
  const isWaiting = newsletter.isSubscribed && !newsletter.isConfirmed;
  return (
    <li className="subscription">
      <h2>
        <SiteLink origin={site.origin}>{site.title}</SiteLink>
      </h2>
      <p className="subscription-plan">
        {subscription ? <PlanText plan={subscription} /> : texts.noPlan}
        {subscription?.planType === 'free' && (
          <CancelPlan siteTitle={site.title} subscriptionId={subscription.id} />
        )}
      </p>
      <CheckboxField
        label={texts.newsletter}
        aria-label={texts.newsletterOf(site.title)}
        isChecked={newsletter.isSubscribed}
        aria-disabled={isPending}
        onCheck={(isSubscribed) => void preferNewsletter({ slug: site.slug, isSubscribed })}
      />
      {isWaiting && <p className="field-hint">{texts.unconfirmed}</p>}
    </li>
  );
}

function PlanText({ plan }: { plan: Plan }) {
  return (
    <span>
      {texts.plans[plan.planType]}, {priceOf(plan)}, {texts.since}{' '}
      <time dateTime={plan.since}>{day.format(new Date(plan.since))}</time>
    </span>
  );
}

function priceOf({ priceAmountCents, cadence }: Plan): string {
  if (cadence === null) return texts.free;
  const price = formatMoney(priceAmountCents);
  return cadence === 'month' ? texts.perMonth(price) : texts.perYear(price);
}

function CancelPlan({ siteTitle, subscriptionId }: { siteTitle: string; subscriptionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const submit = useValue($cancellation);
  const close = () => {
    setIsOpen(false);
    clearCancellation();
  };
  const cancel = async () => {
    if (await cancelPlan(subscriptionId)) close();
  };
  return (
    <>
      <button
        className="plain-button"
        type="button"
        aria-label={texts.cancelPlan(siteTitle)}
        onClick={() => setIsOpen(true)}
      >
        {texts.cancel}
      </button>
      <ConfirmDialog
        title={texts.cancelTitle(siteTitle)}
        text={texts.cancelText}
        confirmLabel={texts.cancelConfirm}
        dismissLabel={texts.keepPlan}
        isOpen={isOpen}
        isPending={submit.status === 'pending'}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        <ActionFailure failure={submit.status === 'failed' ? submit.failure : null} />
      </ConfirmDialog>
    </>
  );
}
