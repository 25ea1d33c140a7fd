import type { SiteUserView } from '#contract/accounts/current-user.ts';
import { isLate } from '#domain/money/late-plan.ts';
import { anonymous, type Reader } from '#domain/recipe/recipe-access.ts';
import { $currentUser, type CurrentUser } from './current-user.ts';

/** With the plan that gives something now, as the server says: one that is not paid any more does not. */
export function readerOf(user: SiteUserView | null): Reader {
  if (user === null) return anonymous;
  const { currentSubscription: held, isSubscribedToPaid, isSubscribedToFree } = user;
  const isHeld = held && (isSubscribedToPaid || isSubscribedToFree);
  return { kind: 'visitor', plan: isHeld ? held.planType : null };
}

/** Whether they have a plan that gives nothing until it is paid. */
export function owesPayment(user: SiteUserView | null): boolean {
  const held = user?.currentSubscription;
  return held ? !user.isSubscribedToPaid && isLate(held.status) : false;
}

/**
 * What the button under a locked recipe offers: free subscribers upgrade, whoever has a plan that is not
 * paid mends that, all others subscribe.
 */
export type LockOffer = 'upgrade' | 'subscribe' | 'pay';

export function lockOfferFor(user: SiteUserView | null): LockOffer {
  if (user?.isSubscribedToFree) return 'upgrade';
  return owesPayment(user) ? 'pay' : 'subscribe';
}

/** Calls back when the visitor signs in or out; returns a function that stops it. */
export function followReader(changed: () => void): () => void {
  let reader = readerId($currentUser.get());
  return $currentUser.listen((current) => {
    const before = reader;
    reader = readerId(current) ?? before;
    if (before !== undefined && reader !== before) changed();
  });
}

/** Undefined while pending: learning who the first reader is counts as no change. */
function readerId(current: CurrentUser): string | undefined {
  if (current.status === 'pending') return undefined;
  return current.status === 'signed-in' ? current.user.id : 'signed-out';
}
