import { accountMessages } from '#contract/accounts/account-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  $preferenceSubmit,
  preferNewsletter,
  type UserSubscription,
} from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { Day } from './Day.tsx';
import { isToEnd } from './is-to-end.ts';
import { PaidPlan } from './PaidPlan.tsx';

type Props = { held: UserSubscription };
type Plan = NonNullable<UserSubscription['subscription']>;

const { subscriptions: texts } = accountMessages;
export function SubscriptionRow({ held }: Props) {
  const { site, subscription, newsletter } = held;
  const isPending = useValue($preferenceSubmit).status === 'pending';
  const isWaiting = newsletter.isSubscribed && !newsletter.isConfirmed;
  return (
    <li className="subscription">
      <h2>
        <SiteLink origin={site.origin}>{site.title}</SiteLink>
      </h2>
      <div className="subscription-plan">
        {subscription ? <PlanText plan={subscription} /> : texts.noPlan}
        {subscription?.planType === 'free' && (
          <CancelPlan
            siteTitle={site.title}
            subscriptionId={subscription.id}
            text={texts.cancelText}
          />
        )}
      </div>
      {subscription && subscription.planType !== 'free' && (
        <PaidPlan key={subscription.id} siteTitle={site.title} plan={subscription} />
      )}
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
      {texts.plans[plan.planType]}, <Price plan={plan} />, {texts.since} <Day at={plan.since} />
    </span>
  );
}

/** Nothing is charged while the free days last, nor after them where it ends with them. */
function Price({ plan }: { plan: Plan }) {
  if (plan.freeUntil === null) return priceOf(plan);
  return (
    <>
      {texts.freeUntil} <Day at={plan.freeUntil} />
      {!isToEnd(plan) && plan.next === null && `, ${texts.afterThat(priceOf(plan))}`}
    </>
  );
}

function priceOf({ priceAmountCents, cadence, grantedAs }: Plan): string {
  if (grantedAs !== null) return texts.granted[grantedAs];
  if (cadence === null) return texts.free;
  const price = formatMoney(priceAmountCents);
  return cadence === 'month' ? texts.perMonth(price) : texts.perYear(price);
}
