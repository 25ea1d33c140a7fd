import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLedger, writeLedger } from './store.ts';
import { aSeller, aStripe, aSubscriber, march2027 as clock } from './testing/a-stripe.ts';

it('What was bought is there after a restart', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'ledger.json');
  expect((await readLedger(path, clock, 'first')).events).toEqual([]);
  const stripe = aStripe();
  const seller = await aSeller(stripe);
  await aSubscriber(stripe, seller, { price: seller.monthly.id });
  await writeLedger(path, stripe.local.ledger);
  const { realNow: _before, ...before } = stripe.local.ledger;
  const { realNow: _after, ...after } = await readLedger(path, clock, 'second');
  expect(after).toEqual(before);
  expect(await readFile(path, 'utf8')).toContain('customer.subscription.created');
});

it('What was asked for under a key is made once in a day, also after a restart', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'ledger.json');
  const before = aStripe();
  const create = ({ sdk }: typeof before, email: string) =>
    sdk.customers.create({ email }, { idempotencyKey: 'first' });
  const made = await create(before, 'ada@example.com');
  await writeLedger(path, before.local.ledger);
  const after = aStripe(await readLedger(path, clock, 'second'));
  expect(await create(after, 'ada@example.com')).toMatchObject({ id: made.id });
  await expect(create(after, 'edna@example.com')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  await after.local.advance(86_400);
  expect((await create(after, 'edna@example.com')).id).not.toBe(made.id);
  expect(after.local.ledger.answers.size).toBe(1);
});

it('Many changes at once leave one whole file', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'ledger.json');
  const { ledger } = aStripe().local;
  await Promise.all(
    Array.from({ length: 30 }, (_, given) => {
      ledger.given = given;
      return writeLedger(path, ledger);
    }),
  );
  expect((await readLedger(path, clock, 'second')).given).toBe(29);
});
