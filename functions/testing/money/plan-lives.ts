import { all, type Books, idOf } from '#scripts/stripe-local/ledger.ts';
import type { CardName } from '#scripts/stripe-local/cards.ts';
import { commit } from '#functions/db/database.ts';
import { checkouts, payments } from '#functions/db/schema/site/money/payments.ts';
import { unlessKilled, type mortal } from '../database/broken-database.ts';
import { rowsOf } from '../database/table-rows.ts';
import type { Random } from '../random/random-cook.ts';
import { aBuyer, type aSellingCook, type Shop } from './shop.ts';

type SellingCook = Awaited<ReturnType<typeof aSellingCook>>;

const acts = [
  'buy',
  'buy',
  'buy',
  'pay both',
  'cancel',
  'resume',
  'change',
  'mend',
  'refund',
  'dispute',
  'offer a trial',
] as const;
const plans = ['monthly', 'yearly'] as const;
const cards: readonly CardName[] = ['good', 'good', 'good', 'declined', 'fails_later', 'asks'];

/** Somebody who does this and that about a plan, in no sensible order. */
export async function aLife(shop: Shop, cook: SellingCook, random: Random) {
  const buyer = await aBuyer(shop, cook);
  const pages: string[] = [];
  const history: string[] = [];
  const deeds: Record<(typeof acts)[number], () => Promise<unknown>> = {
    buy: async () => {
      pages.push(await buyer.begin(random.pick(plans)));
      await shop.pay(pages.at(-1) ?? '', random.pick(cards));
    },
    'pay both': async () => {
      for (const plan of plans) {
        pages.push(await buyer.begin(plan));
        // As if the Worker had died before it closed the page at the provider.
        await commit(shop.app.database, [
          shop.app.database.update(checkouts).set({ state: 'expired' }),
        ]);
      }
      await Promise.all(pages.slice(-2).map((url) => shop.pay(url)));
    },
    cancel: buyer.cancel,
    resume: buyer.resume,
    change: async () => {
      const [open] = openOf(shop, buyer.email);
      if (open === undefined) return;
      const price = await shop.newestOf('price', ({ active }) => active);
      const url = await buyer.portal('overview');
      const subscription = open.id;
      await shop.page(url, { act: 'change', subscription, price, confirmed: 'yes' });
    },
    refund: () => shop.refund(random.pick([undefined, 100])),
    dispute: shop.dispute,
    'offer a trial': () =>
      cook.put('/plans', {
        monthlyAmountCents: 500,
        yearlyAmountCents: 5_000,
        trialDays: random.pick([null, 7]),
      }),
    mend: async () => {
      const url = await buyer.portal('payment-method');
      await shop.page(url, { act: 'card', card: 'good' });
    },
  };
  return {
    buyer,
    history,
    act: async () => {
      const act = random.pick(acts);
      history.push(act);
      // Much of it is refused, or meets a provider that is away; nothing of that is a fault.
      await deeds[act]().catch(() => undefined);
      await shop.app.settled();
    },
  };
}

/** Does things in a process that may die at any of its round trips; each time it starts again. */
export function dying({ app }: Shop, process: ReturnType<typeof mortal>, random: Random) {
  let deaths = 0;
  const mayDie = async (work: () => Promise<unknown>) => {
    if (random.chance(0.25)) {
      process.kill({ at: 1 + random.below(roundTripsMax), isDone: random.chance(0.5) });
    }
    await work().catch(unlessKilled);
    await allOver(app);
    if (process.revive()) deaths += 1;
  };
  return { mayDie, deaths: () => deaths };
}

/** As many as a press and what follows from it take. */
const roundTripsMax = 20;

/** Nothing of a process that died goes on in the next one. */
async function allOver(app: Shop['app']): Promise<void> {
  try {
    await app.settled();
  } catch {
    await allOver(app);
  }
}

/** Lets some of what happened be told: late, repeated, in any order or never. */
export async function tellSome({ standIn, app }: Shop, random: Random): Promise<void> {
  const waiting = standIn.waiting();
  for (const lost of random.some(waiting, waiting.length)) lost.isDelivered = true;
  const left = standIn.waiting();
  await standIn.deliverAll([...random.some(left, left.length), ...random.some(left, 3)]);
  await app.settled();
}

const customersOf = (books: Books, email: string) =>
  new Set(all(books, 'customer').flatMap((each) => (each.email === email ? [each.id] : [])));

/** All that somebody ever subscribed to, with its books. */
function subscriptionsOf({ standIn }: Shop, email: string) {
  return [...standIn.ledger.books.values()].flatMap((books) => {
    const customers = customersOf(books, email);
    return all(books, 'subscription')
      .filter((each) => customers.has(idOf(each.customer) ?? ''))
      .map((subscription) => ({ books, subscription }));
  });
}

/** What somebody subscribes to at present, by the provider's word. */
export const openOf = (shop: Shop, email: string) =>
  subscriptionsOf(shop, email)
    .map(({ subscription }) => subscription)
    .filter(({ ended_at: ended, status }) => ended === null && status !== 'incomplete');

/** Subscriptions that were paid at the same time as another one, where the money of both was kept. */
export function paidTwice(shop: Shop, email: string): string[] {
  const kept = subscriptionsOf(shop, email)
    .filter(({ books, subscription }) => keepsMoney(books, subscription.id))
    .map(({ subscription }) => subscription)
    .toSorted((one, other) => one.created - other.created);
  return kept.flatMap(({ id, created }, at) => {
    const before = kept.slice(0, at);
    const isBeside = before.some(({ ended_at: ended }) => ended === null || ended > created);
    return isBeside ? [id] : [];
  });
}

function keepsMoney(books: Books, subscriptionId: string): boolean {
  const invoices = all(books, 'invoice').filter(
    ({ parent, amount_paid: paid }) =>
      paid > 0 && idOf(parent?.subscription_details?.subscription ?? null) === subscriptionId,
  );
  const ids = new Set(invoices.map(({ id }) => id));
  const intents = new Set(
    all(books, 'invoice_payment')
      .filter(({ invoice }) => ids.has(idOf(invoice) ?? ''))
      .map(({ payment }) => idOf(payment.payment_intent ?? null)),
  );
  return all(books, 'charge').some(
    ({ payment_intent: intent, paid, refunded }) => paid && !refunded && intents.has(idOf(intent)),
  );
}

/** Charges whose money was kept of all that somebody paid for, whoever they were at the provider. */
export function keptFrom({ standIn }: Shop, email: string): string[] {
  return [...standIn.ledger.books.values()].flatMap((books) => {
    const customers = customersOf(books, email);
    return all(books, 'charge')
      .filter(({ customer }) => customers.has(idOf(customer) ?? ''))
      .flatMap(({ id, paid, refunded }) => (paid && !refunded ? [id] : []));
  });
}

/** What was charged, by the provider's word, where the kitchen says something else. */
export async function untrueCharges({ standIn, app }: Shop): Promise<string[]> {
  const known = await rowsOf(app.database, payments);
  const kept = new Map(
    known.map((row) => [row.providerId, [row.amountCents, row.refundedCents, row.disputeState]]),
  );
  return [...standIn.ledger.books.values()].flatMap((books) =>
    all(books, 'charge').flatMap(({ id, paid, amount, amount_refunded: refunded, disputed }) => {
      const said = JSON.stringify([amount, refunded, disputed ? 'open' : null]);
      return !paid || JSON.stringify(kept.get(id)) === said ? [] : [id];
    }),
  );
}

/** Everything is reachable again, and the cron has had its time; nobody is told what was lost. */
export async function settle(shop: Shop, runs: number): Promise<void> {
  const { standIn } = shop;
  standIn.faults.length = 0;
  for (const kept of standIn.waiting()) kept.isDelivered = true;
  standIn.delivery.isHeld = false;
  for (let run = 0; run < runs; run += 1) {
    await shop.daysLater(1 / 24);
    await shop.reconcile();
  }
}
