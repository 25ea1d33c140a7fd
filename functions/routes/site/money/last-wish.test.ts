import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const { app, standIn } = shop;
const cook = await aSellingCook(shop);

type Fault = 'down' | 'answer_lost';

/** Nothing that is asked of the provider in the meantime is answered, where something is the matter. */
async function without(kinds: readonly Fault[], work: () => Promise<unknown>) {
  const faults = kinds.flatMap((kind) => Array.from({ length: 100 }, () => ({ kind })));
  standIn.faults.push(...faults);
  await work();
  await app.settled();
  standIn.faults.length = 0;
}
async function minutesLater(count: number) {
  for (let minute = 0; minute < count; minute += 1) {
    await shop.daysLater(2 / (24 * 60));
    await shop.reconcile();
  }
}
async function aPayer() {
  const buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly');
  return buyer;
}
type Payer = Awaited<ReturnType<typeof aPayer>>;
const isEnding = async (payer: Payer) => (await payer.held()).endsAt !== null;

describe('Who cancels and resumes while the payment provider comes and goes', () => {
  it('has the plan end that was canceled last, whatever was pressed before', async () => {
    const payer = await aPayer();
    await payer.cancel();
    await without(['down'], payer.resume);
    await payer.resume();
    await payer.cancel();
    await minutesLater(3);
    expect(await isEnding(payer)).toBe(true);
  });

  it('keeps the plan that was resumed last', async () => {
    const payer = await aPayer();
    await without(['down'], payer.cancel);
    await payer.cancel();
    await payer.resume();
    await minutesLater(3);
    expect(await isEnding(payer)).toBe(false);
  });

  it('keeps a plan whose end could not be asked for, once they say so', async () => {
    const payer = await aPayer();
    await without(['down'], payer.cancel);
    await payer.resume();
    await minutesLater(3);
    expect(await isEnding(payer)).toBe(false);
  });

  it('has the last wish also where the provider hears an earlier one after it', async () => {
    const payer = await aPayer();
    const { setEnding } = shop.payments;
    const late = Promise.withResolvers<void>();
    const slowly: PaymentGateway['setEnding'] = async (...asked) => {
      shop.payments.setEnding = setEnding;
      await late.promise;
      await setEnding(...asked);
    };
    shop.payments.setEnding = slowly;
    const first = payer.cancel();
    await expect.poll(() => shop.payments.setEnding === setEnding).toBe(true);
    await payer.resume();
    late.resolve();
    await first;
    expect(await isEnding(payer)).toBe(false);
  });

  it('is heard in the end, whatever they pressed and whatever failed', async () => {
    const press = fc.record({
      wish: fc.constantFrom('cancel' as const, 'resume' as const),
      faults: fc.subarray(['down', 'answer_lost'] as const, { maxLength: 1 }),
      minutes: fc.constantFrom(0, 0, 0, 1),
    });
    const presses = fc.array(press, { minLength: 2, maxLength: 6 });
    const property = fc.asyncProperty(presses, async (pressed) => {
      const payer = await aPayer();
      for (const { wish, faults, minutes } of pressed) {
        await without(faults, payer[wish]);
        await minutesLater(minutes);
      }
      await minutesLater(4);
      expect(await isEnding(payer)).toBe(pressed.at(-1)?.wish === 'cancel');
    });
    await fc.assert(property, { numRuns: 12, seed: 20_261_128 });
  });
});
