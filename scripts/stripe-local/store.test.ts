import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLedger, writeLedger } from './store.ts';
import { aSeller, aStripe, aSubscriber } from './testing/a-stripe.ts';

const clock = () => 1_803_891_600;

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
