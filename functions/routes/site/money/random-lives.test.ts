import { describe, expect, it } from 'vitest';
import { mortal } from '#functions/testing/database/broken-database.ts';
import {
  aLife,
  dying,
  openOf,
  paidTwice,
  settle,
  tellSome,
  untrueCharges,
} from '#functions/testing/money/plan-lives.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

/** `npm run lives` tries more of them, and others. */
const count = Number(process.env['LIFE_COUNT'] ?? 10);
const seed = Number(process.env['LIFE_SEED'] ?? 20_261_126);
const rounds = 8;
/** One run looks at ten things of each kind; in life it comes every minute. */
const cronRuns = Math.ceil(count / 5);
const mayRead = new Set(['active', 'trialing', 'past_due']);

type Life = Awaited<ReturnType<typeof aLife>>;

/** What the provider says of somebody, and what they can read. */
async function standOf(shop: Shop, { buyer, history }: Life) {
  const open = openOf(shop, buyer.email).map(({ status }) => status);
  const paid = open.some((status) => mayRead.has(status));
  return {
    history: history.join(' '),
    isTrue: (await buyer.hasAccess()) === paid && open.length <= 1,
    open,
    twice: paidTwice(shop, buyer.email),
  };
}

type Process = ReturnType<typeof mortal>;

async function live(shop: Shop, process: Process) {
  const random = randomFrom(seed);
  const { mayDie, deaths } = dying(shop, process, random);
  const cook = await aSellingCook(shop);
  const lives: Life[] = [];
  for (let at = 0; at < count; at += 1) lives.push(await aLife(shop, cook, random));
  shop.standIn.delivery.isHeld = true;
  for (let round = 0; round < rounds; round += 1) {
    for (const life of lives) {
      if (random.chance(0.1))
        shop.standIn.faults.push({ kind: random.pick(['down', 'answer_lost']) });
      await mayDie(life.act);
    }
    await mayDie(() => tellSome(shop, random));
    // The cron runs every minute: nothing stays unseen for weeks but what it cannot reach.
    await shop.daysLater(1 / 24);
    await mayDie(shop.reconcile);
    for (let run = 0; run < cronRuns; run += 1) {
      await shop.daysLater(1 / 24);
      await shop.reconcile();
    }
    await shop.daysLater(random.below(25));
    if (random.chance(0.5)) await mayDie(shop.reconcile);
  }
  return { lives, deaths: deaths() };
}

describe('Lives of plans, of which events are lost, late, repeated and in any order, in a Worker that dies', () => {
  it('end as the provider says, with one plan a person and nothing paid twice', async () => {
    const process = mortal();
    const shop = await aShop(process);
    const { lives, deaths } = await live(shop, process);
    await settle(shop, 60 + count);
    const stands = await Promise.all(lives.map((life) => standOf(shop, life)));
    expect(stands.filter(({ isTrue }) => !isTrue)).toEqual([]);
    expect(stands.flatMap(({ twice }) => twice)).toEqual([]);
    expect(stands.flatMap(({ open }) => open).length).toBeGreaterThan(0);
    expect(await untrueCharges(shop)).toEqual([]);
    expect(deaths).toBeGreaterThan(count / 4);
  });
});
