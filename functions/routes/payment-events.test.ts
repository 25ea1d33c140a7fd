import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentEvents } from '#functions/db/schema/platform/payment-accounts.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const { app, standIn } = shop;
const cook = await aSellingCook(shop);
const minute = 60;

type Sent = { secret?: string; timestamp?: number; endpoint?: string; body?: string };

const event = (changes: object = {}) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    account: 'acct_unknown',
    livemode: false,
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_1', object: 'subscription' } },
    ...changes,
  });

const seconds = () => Math.floor(Date.now() / 1000);

/** What Stripe would send, or somebody who would like to be Stripe. */
async function send({ secret = 'whsec_connect', timestamp = seconds(), ...sent }: Sent) {
  const { endpoint = 'connect', body = event() } = sent;
  const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp,
  });
  const headers = { 'Stripe-Signature': signature };
  const { status } = await app.call('POST', `/api/v1/payment-events/${endpoint}`, {
    body,
    headers,
  });
  await app.settled();
  return status;
}

const known = async () => (await rowsOf(app.database, paymentEvents)).length;

describe('What is told at the addresses for payment events, S10', () => {
  it.each<[string, Sent, number]>([
    ['that is signed with another secret', { secret: 'whsec_other' }, 400],
    ['that is signed for the other address', { secret: 'whsec_platform' }, 400],
    ['of long ago', { timestamp: seconds() - 6 * minute }, 400],
    ['of later', { timestamp: seconds() + 6 * minute }, 400],
    ['of the other mode', { body: event({ livemode: true }) }, 200],
    ['that is no JSON', { body: 'hello' }, 400],
    ['that is no event', { body: 'null' }, 400],
    ['that has no name', { body: event({ id: undefined }) }, 400],
    ['that is of a number for an account', { body: event({ account: 7 }) }, 400],
    ['without data', { body: event({ data: undefined }) }, 400],
    ['about nothing', { body: event({ data: { object: null } }) }, 400],
    ['about what has no name', { body: event({ data: { object: { object: 'charge' } } }) }, 400],
    ['about a list', { body: event({ data: { object: { id: ['sub_1'], object: 'list' } } }) }, 400],
    ['at no such address', { endpoint: 'elsewhere' }, 404],
  ])('is not believed: %s', async (_, sent, status) => {
    const before = await known();
    expect(await send(sent)).toBe(status);
    expect(await known()).toBe(before);
  });

  it('is not believed without a signature', async () => {
    const { status } = await app.call('POST', '/api/v1/payment-events/connect', { body: event() });
    expect(status).toBe(400);
  });

  it.each([
    ['without data', { type: 'v2.core.account.updated', data: undefined }],
    ['of another kind altogether', { object: 'v2.core.event', data: undefined, type: 'v2.core.x' }],
    ['about something of another shape', { type: 'topup.created', data: { object: [7] } }],
  ])('is taken and left alone where its type is none of ours: %s', async (_, changes) => {
    expect(await send({ body: event(changes) })).toBe(200);
  });

  it('is said in the log where it is of the other mode', async () => {
    await send({ body: event({ id: 'evt_live', livemode: true }) });
    const said = { event: 'payment event of the other mode', reason: 'evt_live' };
    expect(app.logged).toContainEqual(expect.objectContaining(said));
  });

  it('is kept once, however often it comes', async () => {
    const before = await known();
    const body = event();
    expect(await Promise.all([send({ body }), send({ body }), send({ body })])).toEqual([
      200, 200, 200,
    ]);
    expect(await known()).toBe(before + 1);
  });

  it('of no account of ours changes nothing', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    expect(await send({ body: event({ type: 'account.application.deauthorized' }) })).toBe(200);
    expect(await buyer.hasAccess()).toBe(true);
  });
});

describe('Events that are late, repeated and in any order', () => {
  it('lead to what is true', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    standIn.delivery.isHeld = true;
    await buyer.cancel();
    await buyer.resume();
    await buyer.cancel();
    await shop.daysLater(32);
    const told = standIn.waiting();
    await standIn.deliverAll([...told, ...told].toReversed());
    await standIn.deliverAll(told);
    standIn.delivery.isHeld = false;
    await app.settled();
    expect(await buyer.hasAccess()).toBe(false);
    expect(await buyer.isFree()).toBe(true);
  });

  it('that never come are made up for', async () => {
    const buyer = await aBuyer(shop, cook);
    await shop.untold(() => buyer.buy('monthly'));
    expect(await buyer.hasAccess()).toBe(false);
    await shop.daysLater(1 / 24);
    await shop.reconcile();
    expect(await buyer.hasAccess()).toBe(true);
  });
});
