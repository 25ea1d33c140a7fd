import { atom, type ReadableAtom } from 'nanostores';
import { siteApi } from '#api/site-api.ts';
import type { GiftInput } from '#contract/money/gifts.ts';
import { siteSlug } from '../site/site.ts';
import { type Submit, submission } from '../submit.ts';
import type { Refusal } from './subscribe.ts';

export type Giving = Submit<GiftInput> & {
  /** The server's message about why it declined. */
  $refusal: ReadableAtom<Refusal | null>;
};

/** Leads to where a year for a friend is paid. */
export function giving(
  go: (address: string) => void = (address) => globalThis.location.assign(address),
): Giving {
  const $refusal = atom<Refusal | null>(null);
  const submit = submission(async (json: GiftInput) => {
    $refusal.set(null);
    const param = { siteSlug: siteSlug() };
    const answer = await siteApi[':siteSlug'].gifts.$post({ param, json });
    const { checkout, error, code } = await answer.json();
    if (checkout) go(checkout.url);
    else $refusal.set({ text: error ?? '', code: code ?? null });
  });
  const clear = () => {
    $refusal.set(null);
    submit.clear();
  };
  return { ...submit, clear, $refusal };
}
