import { atom, type ReadableAtom } from 'nanostores';
import { siteApi } from '#api/site-api.ts';
import type { SubscriptionRefusal } from '#contract/money/subscription.ts';
import type { PlanType } from '#domain/money/plans.ts';
import { cameByLetter } from '../mail/letter-origin.ts';
import { siteSlug } from '../site/site.ts';
import { type Submit, submission } from '../submit.ts';

export type Choice = {
  plan: PlanType;
  /** Also sent when signed in: if the session has expired, the server asks its owner to sign in. */
  email: string;
  isSignedIn: boolean;
};

export type Refusal = { text: string; code: SubscriptionRefusal | null };

export type Subscribing = Submit<Choice> & {
  /** The server's message about why it declined. */
  $refusal: ReadableAtom<Refusal | null>;
};

type Go = (address: string) => void;

/** Starts a plan and goes to the checkout or to the success page. */
export function subscribing(go: Go = goTo): Subscribing {
  const $refusal = atom<Refusal | null>(null);
  const submit = submission(async ({ plan, email, isSignedIn }: Choice) => {
    $refusal.set(null);
    const answer = await siteApi[':siteSlug'].subscriptions.$post({
      param: { siteSlug: siteSlug() },
      json: { siteSlug: siteSlug(), plan, email, ...addresses(), ...cameByLetter() },
    });
    const { checkout, error, code } = await answer.json();
    if (checkout) go(checkout.url);
    else if (error === undefined) go(isSignedIn ? successPath : successAddress(email));
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
    nextFree: `${origin}${successPath}`,
    nextPaid: `${origin}${successPath}/{CHECKOUT_SESSION_ID}`,
    nextLogin: origin,
  };
}

const successPath = '/subscribe/success';
const successAddress = (email: string) => `${successPath}?${new URLSearchParams({ email })}`;

function goTo(address: string): void {
  globalThis.location.assign(address);
}
