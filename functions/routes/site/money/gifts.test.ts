import { beforeEach, describe, expect, it } from 'vitest';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { departureStatements } from '#functions/repositories/accounts/departure.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const gifts = () => `/api/v1/site/${cook.site.slug}/gifts`;
async function begin(recipientEmail: string, own: object = {}) {
  const friend = { email: recipientEmail };
  const body = { friend, email: anAddress(), name: 'Ada', message: 'Enjoy!', ...own };
  const answer = await shop.app.call<SubscriptionAnswer>('POST', gifts(), { body });
  return String(answer.body.checkout?.url);
}
/** Pays a gift for an address; answers the token of its link. */
async function give(recipientEmail: string, own: object = {}): Promise<string> {
  await shop.pay(await begin(recipientEmail, own));
  return (await lastLetterTo(shop.app, recipientEmail)).token;
}
const read = (token: string) => shop.app.call<GiftAnswer>('GET', `/api/v1/manage/gifts/${token}`);
async function take(friend: Buyer, token: string) {
  const session = await signedIn(shop.app, cook, friend.userId);
  return shop.app.call<GiftAnswer>('POST', `/api/v1/manage/gifts/${token}/accept`, {
    token: session.token,
  });
}
const endOf = (answer: { body: GiftAnswer }) => answer.body.gift.endsAt?.slice(0, 10);

describe('A year for a friend', () => {
  it('is written of to both once it is paid, and not before', async () => {
    const [friend, giver] = [anAddress(), anAddress()];
    const page = await begin(friend, { email: giver });
    expect(await lettersTo(shop.app, friend)).toEqual([]);
    await shop.pay(page);
    await shop.standIn.deliverAll(shop.standIn.ledger.events.slice(-8));
    await shop.reconcile();
    const letters = [await lettersTo(shop.app, friend), await lettersTo(shop.app, giver)];
    expect(letters.map((each) => each.length)).toEqual([1, 1]);
    const name = cook.site.title;
    expect(letters[0]?.[0]?.subject).toBe(
      mailMessages.gift.toFriend.subject({ name, giver: 'Ada' }),
    );
    expect(letters[0]?.[0]?.text).toContain('They write: Enjoy!');
    expect(letters[0]?.[0]?.token).toBe(letters[1]?.[0]?.token);
  });

  it.each([
    ['message', 'Your card is locked: https://evil.example/login'],
    ['message', 'Enjoy!\n\nevil.example/login'],
    ['message', 'Write to help@evil.example'],
    ['name', 'www.evil.example'],
    ['name', 'Larder Support'],
    ['name', 'LARDER'],
  ])(
    'mails no link and no name of the platform to a stranger, S11.1: %s %j',
    async (path, text) => {
      const body = { friend: { email: anAddress() }, email: anAddress(), [path]: text };
      const answer = await shop.app.call('POST', gifts(), { body });
      expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path }] }]);
    },
  );

  it('brings words in the lines in which they were written, in both forms of both letters', async () => {
    const [friend, giver] = [anAddress(), anAddress()];
    const message = 'Dear Bo,\n\n\n\nenjoy  it\r\n<b>all</b> year.\n Ada\n';
    await give(friend, { email: giver, message });
    for (const { text, html } of [
      await lastLetterTo(shop.app, friend),
      await lastLetterTo(shop.app, giver),
    ]) {
      expect(text).toContain('Dear Bo,\n\nenjoy it\n<b>all</b> year.\nAda\n\n');
      expect(html).toContain('Dear Bo,<br><br>enjoy it<br>&lt;b&gt;all&lt;/b&gt; year.<br>Ada</p>');
    }
  });

  it('mails none of what was written before that was refused', async () => {
    const friend = anAddress();
    const page = await begin(friend, { message: 'Enjoy 1.5 kg of it. Bye.' });
    await commit(shop.app.database, [
      shop.app.database
        .update(schema.gifts)
        .set({ message: 'See evil.example', giverName: 'Larder' }),
    ]);
    await shop.pay(page);
    const { text, html, subject } = await lastLetterTo(shop.app, friend);
    expect(text + html).not.toContain('evil');
    expect(subject).toContain(mailMessages.gift.somebody);
  });

  it('is taken by a press of whoever has the link, once', async () => {
    const [friend, other] = [await aBuyer(shop, cook), await aBuyer(shop, cook)];
    const token = await give(friend.email);
    expect((await read(token)).body.gift).toMatchObject({ state: 'open', giverName: 'Ada' });
    expect(await friend.hasAccess()).toBe(false);
    const taken = await take(friend, token);
    expect([taken.status, endOf(taken)]).toEqual([200, '2027-05-17']);
    expect([await friend.hasAccess(), (await friend.held()).grantedAs]).toEqual([true, 'gift']);
    expect(endOf(await take(friend, token))).toBe('2027-05-17');
    expect((await take(other, token)).status).toBe(410);
    expect((await read(token)).body.gift.state).toBe('redeemed');
  });

  it('goes to one of two who take it at once, and to nobody else', async () => {
    const people = [await aBuyer(shop, cook), await aBuyer(shop, cook)];
    const token = await give(anAddress());
    const answers = await Promise.all(people.map((each) => take(each, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(1);
    const access = await Promise.all(people.map((each) => each.hasAccess()));
    expect(access.filter(Boolean)).toHaveLength(1);
  });

  it('goes on behind another one', async () => {
    const friend = await aBuyer(shop, cook);
    await take(friend, await give(friend.email));
    expect(endOf(await take(friend, await give(friend.email)))).toBe('2028-05-17');
  });

  it('waits for whoever pays, until that has ended', async () => {
    const friend = await aBuyer(shop, cook);
    await friend.buy('monthly');
    const token = await give(friend.email);
    expect((await take(friend, token)).status).toBe(409);
    await friend.cancel();
    await shop.daysLater(32);
    expect((await take(friend, token)).status).toBe(200);
  });

  it('ends when it is given back whole', async () => {
    const friend = await aBuyer(shop, cook);
    const token = await give(friend.email);
    await take(friend, token);
    await shop.refund();
    expect([await friend.hasAccess(), await friend.isFree()]).toEqual([false, true]);
    expect((await read(token)).body.gift.state).toBe('refunded');
  });

  it('is handed over once, also when it is looked at after its letters were cleared away', async () => {
    const friend = anAddress();
    const token = await give(friend);
    await commit(shop.app.database, [shop.app.database.delete(schema.messages)]);
    const id = await shop.newestOf('checkout.session');
    await shop.app.call('POST', `/api/v1/site/${cook.site.slug}/checkout-sessions/${id}/check`);
    expect(await lettersTo(shop.app, friend)).toEqual([]);
    expect((await read(token)).body.gift.state).toBe('open');
  });

  it('is among the payments of the cook, with the fee of the platform', async () => {
    await give(anAddress());
    const { body } = await cook.get<{ payments: object[] }>('/payments');
    expect(body.payments).toMatchObject([{ amountCents: 5_000, feeCents: 250, state: 'paid' }]);
  });

  it('is among them, and in the file of them, by a giver without an account', async () => {
    const giver = anAddress();
    await shop.pay(await begin(anAddress(), { email: giver }));
    const { body } = await cook.get<{ payments: object[] }>('/payments');
    expect(body.payments).toMatchObject([{ email: giver, displayName: 'Ada', subscriberId: null }]);
    const file = await cook.get<string>('/payments.csv');
    expect(file.body).toContain(`"${giver}","Ada","paid"`);
  });

  it('is handed over by the cron where nobody told that it was paid', async () => {
    const friend = anAddress();
    const page = await begin(friend);
    await shop.untold(() => shop.pay(page));
    expect(await lettersTo(shop.app, friend)).toEqual([]);
    await shop.daysLater(1);
    await shop.reconcile();
    expect(await lettersTo(shop.app, friend)).toHaveLength(1);
  });

  it('tells on the page after paying whether it is paid', async () => {
    const friend = anAddress();
    const page = await begin(friend);
    const id = await shop.newestOf('checkout.session');
    const path = `/api/v1/site/${cook.site.slug}/checkout-sessions/${id}`;
    const state = async () => (await shop.app.call('POST', `${path}/check`)).body;
    const gift = { recipientEmail: null, isPaid: false };
    expect(await state()).toMatchObject({ checkoutSession: { gift } });
    await shop.untold(() => shop.pay(page));
    expect(await state()).toMatchObject({ checkoutSession: { gift: { ...gift, isPaid: true } } });
  });

  it('is refused in words where nothing is sold, and the provider is away', async () => {
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: null });
    const body = { friend: { email: anAddress() }, email: anAddress() };
    const refused = await shop.app.call('POST', gifts(), { body });
    expect(refused.body).toMatchObject({ code: 'plan_not_sold' });
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000 });
    await shop.app.settled();
    const away = await shop.whileAway(() => shop.app.call('POST', gifts(), { body }));
    expect(away.body).toMatchObject({ code: 'gift_unavailable' });
  });

  it('closes the page on which the friend was about to pay, who is charged nothing', async () => {
    const friend = await aBuyer(shop, cook);
    const token = await give(friend.email);
    const page = await friend.begin('monthly');
    await take(friend, token);
    expect((await shop.pay(page)).status).toBe(410);
    expect((await friend.held()).grantedAs).toBe('gift');
  });

  it('is nobody’s to shorten, and keeps no address of who deletes their account', async () => {
    const friend = await aBuyer(shop, cook);
    await take(friend, await give(friend.email));
    const plan = `/subscribers/${friend.userId}/complimentary-plan`;
    expect((await cook.post(plan, { until: null })).status).toBe(409);
    const session = await signedIn(shop.app, cook, friend.userId);
    const exported = await shop.app.call('GET', '/api/v1/manage/current-user/data', {
      token: session.token,
    });
    expect(exported.body).toMatchObject({ payments: [], gifts: [] });
    const departure = departureStatements(
      { db: shop.app.database, siteId: cook.site.id },
      { id: friend.userId, email: friend.email, actorHash: '' },
      shop.now(),
    );
    await commit(shop.app.database, departure);
    const rows = await rowsOf(shop.app.database, schema.gifts);
    expect(JSON.stringify(rows)).not.toContain(friend.email);
  });

  it('is no gift with a link that was never given', async () => {
    expect((await read('nobody')).status).toBe(404);
    expect((await take(await aBuyer(shop, cook), 'nobody')).status).toBe(404);
  });
});
