import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import { planCadences } from '#domain/money/plans.ts';

/** Somebody who has a plan and the letters that come with it, as the server tells it the pages of a site. */
export function planHolder(planType: 'free' | 'monthly'): SiteUserAnswer {
  const isPaid = planType !== 'free';
  return {
    currentUser: {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'reader@example.com',
      displayName: 'Reader',
      avatar: null,
      currentSubscription: {
        id: '00000000-0000-4000-8000-000000000002',
        planType,
        priceAmountCents: 0,
        cadence: planCadences[planType],
        status: 'active',
        endsAt: null,
        freeUntil: null,
        grantedAs: null,
      },
      isSubscribedToFree: !isPaid,
      isSubscribedToPaid: isPaid,
      isSubscribedToNewsletter: true,
    },
    siteUserData: { bookmarks: [] },
  };
}
