import { planOf } from '../recipe/recipe-access.ts';
import type { Reader } from '../recipe/recipe-access.ts';

/**
 * What the button under a locked recipe offers: free subscribers upgrade, whoever has a plan that is not
 * paid mends that, all others subscribe.
 */
export type LockOffer = 'upgrade' | 'subscribe' | 'mend';

export function lockOfferFor(reader: Reader): LockOffer {
  return planOf(reader) === 'free' ? 'upgrade' : 'subscribe';
}
