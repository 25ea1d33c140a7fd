import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { all } from '#scripts/stripe-local/ledger.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';

const numRuns = Number(process.env['LIFE_COUNT'] ?? 10);
const seed = Number(process.env['LIFE_SEED'] ?? 20_261_128);

/** Somebody and a cook, alone at the provider, and all that they may do to each other’s money. */
async function aPair() {
  const shop = await aShop();
  const cook = await aSellingCook(shop);
  const buyer = await aBuyer(shop, cook);
  const pages: string[] = [];
  const give = async () => {
    const visitor = await signedIn(shop.app, cook, buyer.userId);
    const body = { friend: { email: anAddress() } };
    const answer = await visitor.post<SubscriptionAnswer>('/gifts', body);
    pages.push(answer.body.checkout?.url ?? '');
  };
  const begin = async (plan: 'monthly' | 'yearly') => pages.push(await buyer.begin(plan));
  const inPortal = async (act: 'cancel' | 'resume') => {
    const url = await buyer.portal('overview');
    await shop.page(url, { act, subscription: await shop.newestOf('subscription') });
  };
  return {
    shop,
    deeds: {
      beginMonthly: () => begin('monthly'),
      beginYearly: () => begin('yearly'),
      give,
      payNewest: () => shop.pay(pages.at(-1) ?? ''),
      payOldest: () => shop.pay(pages[0] ?? ''),
      cancel: buyer.cancel,
      resume: buyer.resume,
      cancelInPortal: () => inPortal('cancel'),
      resumeInPortal: () => inPortal('resume'),
      // Past the hour in which the provider still works on the invoice of a period that has begun.
      waitMonth: () => shop.daysLater(31.5),
      cron: shop.reconcile,
    },
    ends: {
      leave: () => buyer.leave(),
      close: () => cook.post('/site-deletion', { title: cook.site.title }),
    },
  };
}
type Pair = Awaited<ReturnType<typeof aPair>>;
type Deed = keyof Pair['deeds'];
type Step = { deed: Deed; manner: Manner };
type Manner = 'well' | 'away' | 'untold';

const chargesOf = ({ standIn }: Pair['shop']) =>
  [...standIn.ledger.books.values()].flatMap((books) => all(books, 'charge'));

/** Much of it is refused, or meets a provider that is away; nothing of that is a fault. */
async function doing({ shop }: Pair, manner: Manner, work: () => Promise<unknown>) {
  const manners = {
    well: work,
    untold: () => shop.untold(work),
    away: () => shop.whileAway(work),
  };
  await manners[manner]().catch(() => undefined);
  await shop.app.settled().catch(() => undefined);
  shop.comeBack();
  shop.standIn.delivery.isHeld = false;
}

async function settle({ shop }: Pair) {
  for (const days of [0.01, 0.01, 0.01, 2, 0.01, 0.01, 0.01]) {
    await shop.daysLater(days);
    await shop.reconcile();
  }
}

const deedNames = [
  'beginMonthly',
  'beginYearly',
  'give',
  'payNewest',
  'payNewest',
  'payOldest',
  'cancel',
  'resume',
  'cancelInPortal',
  'resumeInPortal',
  'waitMonth',
  'cron',
] as const satisfies readonly Deed[];
const steps = (maxLength: number) =>
  fc.array(
    fc.record<Step>({
      deed: fc.constantFrom(...deedNames),
      manner: fc.constantFrom('well', 'well', 'away', 'untold'),
    }),
    { minLength: 1, maxLength },
  );
const lives = fc.record({
  before: steps(6),
  end: fc.constantFrom('leave', 'close'),
  manner: fc.constantFrom<Manner>('well', 'away', 'untold'),
  after: steps(4),
});

async function walk(pair: Pair, path: readonly Step[]) {
  for (const { deed, manner } of path) await doing(pair, manner, pair.deeds[deed]);
}

describe('Whoever deletes their account, and a site that is deleted', () => {
  it('is charged for nothing after that, whatever was begun, paid, lost or away', async () => {
    const property = fc.asyncProperty(lives, async ({ before, end, manner, after }) => {
      const pair = await aPair();
      await walk(pair, before);
      const known = new Set(chargesOf(pair.shop).map(({ id }) => id));
      const answers: number[] = [];
      await doing(pair, manner, async () => answers.push((await pair.ends[end]()).status));
      fc.pre(answers.includes(204));
      await walk(pair, after);
      await settle(pair);
      await pair.shop.daysLater(70);
      const later = chargesOf(pair.shop).filter(({ id }) => !known.has(id));
      expect(later.filter(({ paid }) => paid).filter(({ refunded }) => !refunded)).toEqual([]);
    });
    await fc.assert(property, { numRuns, seed });
  });
});
