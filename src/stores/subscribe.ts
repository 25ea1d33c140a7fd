import { atom, type ReadableAtom } from 'nanostores';
import { siteApi } from '#api/site-api.ts';
import type { SubscriptionRefusal } from '#contract/subscription.ts';
import type { PlanType } from '#domain/plans.ts';
import { siteSlug } from './site.ts';
import { type Submit, submission } from './submit.ts';

export type Choice = {
  plan: PlanType;
  /** Null for a person who is signed in: theirs is known. */
  email: string | null;
};

export type Refusal = { text: string; code: SubscriptionRefusal | null };

export type Subscribing = Submit<Choice> & {
  /** What the server would not do, in its own words. */
  $refusal: ReadableAtom<Refusal | null>;
};

type Go = (address: string) => void;

/** Starts a plan and leads on: to the checkout, or to where the success is told. */
export function subscribing(go: Go = goTo): Subscribing {
  const $refusal = atom<Refusal | null>(null);
  const submit = submission(async ({ plan, email }: Choice) => {
    $refusal.set(null);
    const answer = await siteApi[':siteSlug'].subscriptions.$post({
      param: { siteSlug: siteSlug() },
      json: { siteSlug: siteSlug(), plan, ...(email !== null && { email }), ...addresses() },
    });
    const { checkout, error, code } = await answer.json();
    if (checkout) go(checkout.url);
    else if (error === undefined) go(successAddress(email));
    else $refusal.set({ text: error, code: code ?? null });
  });
  const clear = () => {
    $refusal.set(null);
    submit.clear();
  };
  return { ...submit, clear, $refusal };
}

function addresses() {
  const { origin } = globalThis.location;
  return {
    return: `${origin}/subscribe`,
    nextFree: `${origin}/subscribe/success`,
    nextPaid: `${origin}/subscribe/success/{CHECKOUT_SESSION_ID}`,
    nextLogin: origin,
  };
}

function successAddress(email: string | null): string {
  const query = email === null ? '' : `?${new URLSearchParams({ email })}`;
  return `/subscribe/success${query}`;
}

function goTo(address: string): void {
  globalThis.location.assign(address);
}
