import { describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { letterCode } from '#domain/mail/newsletter/letter-code.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aSentNewsletter, newsletterOf } from '#functions/testing/mail/newsletters.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';
import { aPasserBy, signedIn } from '#functions/testing/app/visitors.ts';

const shop = await aShop();
const cook = await aSellingCook(shop);
const passerBy = aPasserBy(shop.app, cook);

/** A letter of the cook, and how many plans it has brought. */
async function aLetter() {
  const { id } = await aSentNewsletter(shop.app, cook);
  const plansOf = async () => (await newsletterOf(cook, id)).counts.subscribedPaid;
  return { letter: letterCode(id), plansOf };
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** Asks for a plan by a letter, and answers where it is paid. */
async function pageFor({ userId }: Buyer, letter: string): Promise<string> {
  const { post } = await signedIn(shop.app, cook, userId);
  const { body } = await post<SubscriptionAnswer>('/subscriptions', { plan: 'monthly', letter });
  return body.checkout?.url ?? '';
}

describe('A paid plan that somebody comes to by a newsletter', () => {
  it('is counted with it once it is paid', async () => {
    const { letter, plansOf } = await aLetter();
    const url = await pageFor(await aBuyer(shop, cook), letter);
    expect(await plansOf()).toBe(0);
    await shop.pay(url);
    expect(await plansOf()).toBe(1);
  });

  it('is counted where nobody knew them before', async () => {
    const { letter, plansOf } = await aLetter();
    const asked = { plan: 'monthly', email: anAddress(), letter };
    const { body } = await passerBy.post<SubscriptionAnswer>('/subscriptions', asked);
    await shop.pay(body.checkout!.url);
    expect(await plansOf()).toBe(1);
  });

  it('is counted of who had letters for nothing before', async () => {
    const { letter, plansOf } = await aLetter();
    const buyer = await aBuyer(shop, cook);
    await buyer.becomeFree();
    await shop.pay(await pageFor(buyer, letter));
    expect(await plansOf()).toBe(1);
  });

  it('is counted once, however often they press', async () => {
    const { letter, plansOf } = await aLetter();
    const buyer = await aBuyer(shop, cook);
    await pageFor(buyer, letter);
    await shop.pay(await pageFor(buyer, letter));
    expect(await plansOf()).toBe(1);
  });

  it('is not counted of who had a paid plan before', async () => {
    const { letter, plansOf } = await aLetter();
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    await shop.daysLater(32);
    await shop.pay(await pageFor(buyer, letter));
    expect(await buyer.hasAccess()).toBe(true);
    expect(await plansOf()).toBe(0);
  });
});
