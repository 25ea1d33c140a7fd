import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { letterCode } from '#domain/mail/newsletter/letter-code.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aNewsletter, aSentNewsletter, newsletterOf } from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, signedIn } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app, {
  settings: { newslettersEnabled: true, subscriptionsEnabled: true },
});
const other = await aCook(app, { settings: { newslettersEnabled: true } });
const passerBy = aPasserBy(app, cook);

const aLetter = async (at = cook) => (await aSentNewsletter(app, at)).id;
const countOf = async (id: string) => (await newsletterOf(cook, id)).counts.subscribed;
const signUp = (email: string, letter?: string) =>
  passerBy.post('/newsletter-subscribers', { email, ...(letter !== undefined && { letter }) });
const confirm = async (email: string) =>
  passerBy.post(`/sign-in/${(await lastLetterTo(app, email)).token}`);
const leave = async (email: string) => {
  const { headers } = await lastLetterTo(app, email);
  await app.call('POST', new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname);
};

describe('Who subscribes by a newsletter', () => {
  it('is counted once they have shown that the address is theirs', async () => {
    const id = await aLetter();
    const email = anAddress();
    await signUp(email, letterCode(id));
    expect(await countOf(id)).toBe(0);
    await confirm(email);
    expect(await countOf(id)).toBe(1);
  });

  it('is counted at once where they are signed in', async () => {
    const id = await aLetter();
    const { user, post } = await aVisitor(app, cook);
    await post('/newsletter-subscribers', { email: user.email, letter: letterCode(id) });
    expect(await countOf(id)).toBe(1);
  });

  it('may do so on the page of plans, or with an account', async () => {
    const id = await aLetter();
    const letter = letterCode(id);
    const [free, account, without] = [anAddress(), anAddress(), anAddress()];
    await passerBy.post('/subscriptions', { plan: 'free', email: free, letter });
    await passerBy.post('/sign-up', { email: account, subscribe: true, letter });
    await passerBy.post('/sign-up', { email: without, letter });
    for (const email of [free, account, without]) await confirm(email);
    const own = await aVisitor(app, cook);
    await own.post('/subscriptions', { plan: 'free', letter });
    expect(await countOf(id)).toBe(3);
  });

  it('is counted where they had begun before and never confirmed', async () => {
    const id = await aLetter();
    const email = anAddress();
    await signUp(email);
    await signUp(email, letterCode(id));
    await confirm(email);
    expect(await countOf(id)).toBe(1);
  });

  it('is not counted where they got letters before, whether or not they still do', async () => {
    const id = await aLetter();
    const [reader, former] = [anAddress(), anAddress()];
    for (const email of [reader, former]) {
      await signUp(email);
      await confirm(email);
    }
    await leave(former);
    for (const email of [reader, former]) await signUp(email, letterCode(id));
    await confirm(former);
    expect(await lettersTo(app, former)).toHaveLength(2);
    expect(await countOf(id)).toBe(0);
  });

  it('is counted on when they delete their account, and named nowhere', async () => {
    const id = await aLetter();
    const { user, post } = await aVisitor(app, cook);
    await post('/newsletter-subscribers', { email: user.email, letter: letterCode(id) });
    const { token } = await signedIn(app, cook, user.id);
    await app.call('DELETE', '/api/v1/manage/current-user', { token, body: { email: user.email } });
    expect((await storedRows(app.database)).includes(user.id)).toBe(false);
    expect(await countOf(id)).toBe(1);
  });
});

describe('What names no newsletter of the site', () => {
  it('counts nothing, and is answered like any other', async () => {
    const [foreign, draft] = [await aLetter(other), await aNewsletter(cook, { isDraft: true })];
    const wrong = [
      letterCode(foreign),
      letterCode(draft),
      letterCode(crypto.randomUUID()),
      '',
      'x',
    ];
    for (const letter of wrong) {
      const email = anAddress();
      expect((await signUp(email, letter)).status).toBe(200);
      expect((await confirm(email)).status).toBe(200);
    }
    expect((await newsletterOf(other, foreign)).counts.subscribed).toBe(0);
    expect(await countOf(draft)).toBe(0);
  });
});

type Act = { letter: number; confirms: boolean; leaves: boolean };

async function act(email: string, { letter, confirms, leaves }: Act, letters: readonly string[]) {
  const id = letters[letter];
  await signUp(email, id === undefined ? undefined : letterCode(id));
  if (confirms) await confirm(email);
  if (leaves) await leave(email);
  app.clock.now += 1000;
}

/** By which letter somebody first confirmed; -1 where by none. */
const firstOf = (acts: readonly Act[]): number =>
  acts.find(({ confirms }) => confirms)?.letter ?? -1;

describe('Whatever somebody does', () => {
  test('the newsletter counts them by which they first confirmed, and no other', async () => {
    const letters = [await aLetter(), await aLetter()];
    const firsts: number[] = [];
    const anAct = fc.record({
      letter: fc.integer({ min: -1, max: 1 }),
      confirms: fc.boolean(),
      leaves: fc.boolean(),
    });
    const live = async (acts: readonly Act[]) => {
      const email = anAddress();
      for (const each of acts) await act(email, each, letters);
      firsts.push(firstOf(acts));
      const expected = letters.map((_, no) => firsts.filter((first) => first === no).length);
      expect(await Promise.all(letters.map(countOf))).toEqual(expected);
    };
    const lives = fc.asyncProperty(fc.array(anAct, { maxLength: 4 }), live);
    await fc.assert(lives, { numRuns: 25, endOnFailure: true });
  });
});
