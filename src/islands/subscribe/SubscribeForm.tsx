import { type SubmitEvent, useState } from 'react';
import type { SiteUserView } from '#contract/accounts/current-user.ts';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import { planPriceCents, type PlanType } from '#domain/money/plans.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import { canChoosePlan, initialPlan } from '#domain/money/subscribe-page.ts';
import { subscribing } from '#stores/money/subscribe.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useQueryParameter } from '#ui/use-query-parameter.ts';
import { PlanChooser } from './PlanChooser.tsx';
import { Refused } from './Refused.tsx';
import type { SubscribeSite } from './subscribe-site.ts';

type Props = { site: SubscribeSite; reader: Reader; user: SiteUserView | null };

export function SubscribeForm({ site, reader, user }: Props) {
  const [form] = useState(() => subscribing());
  const [plan, setPlan] = useState(firstPlan(site));
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const linkedEmail = useQueryParameter('email');
  const sending = useValue(form.$submit);
  const refusal = useValue(form.$refusal);
  const shown = user?.email ?? typed ?? linkedEmail;
  const email = normalizeEmail(shown);
  const isOffered = !site.subscriptionsEnabled || canChoosePlan(plan, reader);
  const isWrong = isRefused || (typed === null && linkedEmail !== '' && !isEmail(email));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(!isEmail(email));
    if (isEmail(email)) void form.submit({ plan, email, isSignedIn: user !== null });
  };
  const type = (text: string) => {
    setTyped(text);
    setIsRefused(false);
    form.clear();
  };
  const failure = sending.status === 'failed' ? sending.failure : null;
  return (
    <form className="subscribe-form" noValidate onSubmit={submit}>
      {site.subscriptionsEnabled && (
        <PlanChooser
          prices={site}
          chosen={plan}
          canChoose={(each) => canChoosePlan(each, reader)}
          onChoose={setPlan}
        />
      )}
      <TextField
        label={subscribeMessages.emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={subscribeMessages.emailPlaceholder}
        value={shown}
        disabled={user !== null}
        error={isWrong ? emailMessages.refusal(email) : failure?.issues['email']}
        onType={type}
      />
      <Refused refusal={refusal} failure={failure?.issues['email'] ? null : failure} />
      <Button
        type="submit"
        disabled={email === '' || !isOffered}
        isPending={sending.status === 'pending'}
      >
        {subscribeMessages.submit}
      </Button>
      {sending.status === 'pending' && <LoadingOverlay />}
    </form>
  );
}

/** A plan without a price cannot be chosen, so the free one is. */
function firstPlan(site: SubscribeSite): PlanType {
  const plan = initialPlan(site);
  return planPriceCents(plan, site) === null ? 'free' : plan;
}
