import { expect, it } from 'vitest';
import { siteUserAnswer } from '#contract/accounts/current-user.ts';
import { planHolder } from './plan-holder.ts';

it.each(['free', 'monthly'] as const)(
  'Who has a %s plan is told as the server tells it',
  (plan) => {
    expect(siteUserAnswer.parse(planHolder(plan)).currentUser).toMatchObject({
      currentSubscription: { planType: plan },
      isSubscribedToFree: plan === 'free',
      isSubscribedToPaid: plan === 'monthly',
    });
  },
);
