import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { appSubscriptions } from '#functions/db/schema/platform/app-subscriptions.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aShop, type Shop } from '#functions/testing/money/shop.ts';
import { offerDesk } from '#functions/testing/sites/site-offers.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { all, platformId } from '#scripts/stripe-local/ledger.ts';

type Desk = ReturnType<typeof offerDesk>;
type Ask = Awaited<ReturnType<Desk['anOwner']>>['ask'];

let shop: Shop;
let desk: Desk;
let owner: Awaited<ReturnType<Desk['anOwner']>>;

beforeEach(async () => {
  shop = await aShop();
  desk = offerDesk(shop.app);
  owner = await desk.anOwner();
});

const begin = async (ask: Ask) =>
  (await ask<{ checkout: { url: string } }>('POST', '/app-subscriptions')).body.checkout.url;
const portal = (ask: Ask) =>
  ask<{ billingPortalSession: { url: string } }>(
    'POST',
    '/app-subscription-billing-portal-sessions',
  );
const cancel = async () => {
  const { url } = (await portal(owner.ask)).body.billingPortalSession;
  const subscription = await shop.newestOf('subscription');
  await shop.untold(() => shop.page(url, { act: 'cancel', subscription }));
};
const refusal = { issues: [{ path: 'email', message: issueMessages.paidByOwner }] };
const known = () =>
  rowsOf(shop.app.database, appSubscriptions, eq(appSubscriptions.siteId, owner.cook.site.id));
const customers = () =>
  all(shop.standIn.sceneOf(platformId).books, 'customer').map(({ email }) => email);
/** The site as its next owner has it. */
const askAs =
  ({ token }: { token: string }): Ask =>
  (method, path, body) =>
    shop.app.call(method, `${owner.base}${path}`, { token, ...(body && { body }) });

describe('A site whose owner pays the platform for it', () => {
  it('is offered to nobody until they cancel', async () => {
    await shop.pay(await begin(owner.ask));
    expect((await desk.offer(owner, anAddress())).body).toMatchObject(refusal);
    await cancel();
    expect((await desk.offer(owner, anAddress())).status).toBe(201);
  });

  it('is taken over by nobody either, also where nothing was told of the payment', async () => {
    const next = await desk.offered(owner);
    const page = await begin(owner.ask);
    await shop.untold(() => shop.pay(page));
    expect((await desk.answer(next, '/accept')).body).toMatchObject(refusal);
    await cancel();
    expect((await desk.answer(next, '/accept')).status).toBe(200);
    expect(await desk.rolesOf(next.token)).toEqual(['owner']);
  });

  it('shows its next owner nothing of whoever paid before', async () => {
    await shop.pay(await begin(owner.ask));
    await cancel();
    const next = await desk.offered(owner);
    await desk.answer(next, '/accept');
    expect(await known()).toEqual([]);
    expect((await portal(askAs(next))).status).toBe(404);
    await shop.pay(await begin(askAs(next)));
    expect(new Set(customers())).toEqual(new Set([owner.email, next.email]));
  });

  it('is not paid any more on a page that the former owner opened', async () => {
    const next = await desk.offered(owner);
    const page = await begin(owner.ask);
    await desk.answer(next, '/accept');
    await shop.pay(page);
    expect(all(shop.standIn.sceneOf(platformId).books, 'subscription')).toEqual([]);
  });

  it('changes hands once the provider can be asked what is paid', async () => {
    await begin(owner.ask);
    const next = await desk.offered(owner);
    const accept = () => desk.answer(next, '/accept');
    expect((await shop.whileAway(accept)).status).toBe(424);
    expect((await accept()).status).toBe(200);
  });
});
