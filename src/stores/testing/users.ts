import type { SiteUserView } from '#contract/accounts/current-user.ts';

/** A person who is signed in on the site and has nothing there yet. */
export function aSiteUser(own: Partial<SiteUserView> = {}): SiteUserView {
  return {
    id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f01',
    email: 'edna@example.com',
    displayName: 'Edna Cook',
    avatar: null,
    currentSubscription: null,
    isSubscribedToFree: false,
    isSubscribedToPaid: false,
    isSubscribedToNewsletter: false,
    ...own,
  };
}

/** Somebody whose payment failed for good, and whose plan waits for another. */
export function aStoppedSubscriber(): SiteUserView {
  const { currentSubscription: held, ...user } = aSubscriber('yearly');
  return {
    ...user,
    currentSubscription: held && { ...held, status: 'unpaid' },
    isSubscribedToPaid: false,
  };
}

export function aSubscriber(planType: 'free' | 'monthly' | 'yearly'): SiteUserView {
  const cadences = { free: null, monthly: 'month', yearly: 'year' } as const;
  return aSiteUser({
    currentSubscription: {
      id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f02',
      planType,
      priceAmountCents: planType === 'free' ? 0 : 500,
      cadence: cadences[planType],
      status: 'active',
      endsAt: null,
      freeUntil: null,
      grantedAs: null,
    },
    isSubscribedToFree: planType === 'free',
    isSubscribedToPaid: planType !== 'free',
  });
}
