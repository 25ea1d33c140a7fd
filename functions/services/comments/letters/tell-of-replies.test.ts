import type { LeavingAnswer } from '#contract/mail/newsletter.ts';
import { describe, expect, it } from 'vitest';
import { newsMs, repliesADay, replyRestMs } from '#domain/comments/comment-letters.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { listUntoldReplies } from '#functions/repositories/comments/reply-letter.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';
import { tellOfReplies } from './tell-of-replies.ts';

const app = await testApp({ config: unhurried });
const { say } = conversation(app);

/** What the cron does once answers have rested, with a database of its own to reach the data by. */
const run = (database: Database = app.database) => {
  const { now } = app.clock;
  return tellOfReplies({
    ...crossingHost(database, now),
    config: unhurried,
    adapters: app.adapters,
    newId: () => crypto.randomUUID(),
    listUntold: (between) => listUntoldReplies(database, { now, limit: 1_000, ...between }),
  });
};
const rest = () => (app.clock.now += replyRestMs);

/** A recipe with a comment of Ada's, whom others answer. */
async function aThread() {
  const cook = await aCook(app);
  const recipe = await cook.publishRecipe();
  const ada = await aVisitor(app, cook, { displayName: 'Ada' });
  const said = await say(ada, { recipeId: recipe.id, content: 'Can I use rye?' });
  const parentId = newestId(said);
  const owner = ownerAsVisitor(app, cook);
  const reply = (calls: typeof owner, content: string) =>
    say(calls, { recipeId: recipe.id, parentId, content });
  const got = async () => (await lettersTo(app, ada.user.email)).map(({ subject }) => subject);
  return { cook, recipe, ada, owner, reply, got };
}

describe('Whoever is answered', () => {
  it('hears of it once, with the words, where to read on and a way to hear no more', async () => {
    const { ada, recipe, owner, reply, got } = await aThread();
    await reply(owner, 'Yes, with 20 g more water.');
    await run();
    expect(await got()).toEqual([]);
    rest();
    await run();
    await run();
    expect(await got()).toHaveLength(1);
    const [letter] = await lettersTo(app, ada.user.email);
    expect(letter?.subject).toContain(`answered your comment on ${recipe.title}`);
    expect(letter?.text).toContain('“Yes, with 20 g more water.”');
    expect(letter?.link.href).toMatch(new RegExp(`/recipes/${recipe.slug}#comments$`));
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('hears nothing of their own words, of what was taken back or of what is old', async () => {
    const { ada, owner, reply, got } = await aThread();
    await reply(ada, 'I tried.');
    const answer = await reply(owner, 'Oh dear');
    const taken = answer.body.comments[0]!.children.at(-1)!.id;
    await owner.delete(`/comments/${taken}`);
    await reply(owner, 'Long ago');
    app.clock.now += newsMs;
    await run();
    expect(await got()).toEqual([]);
  });

  it('hears nothing where the site sends their address no letters', async () => {
    const { cook, ada, owner, reply, got } = await aThread();
    const { mailOutcomes } = forSite(app.database, cook.site.id);
    const suppressed = { userId: ada.user.id, now: app.clock.now };
    await commit(app.database, mailOutcomes.suppress(suppressed, 'complained'));
    await reply(owner, 'Yes');
    rest();
    await run();
    expect(await got()).toEqual([]);
  });

  it('is mailed a few times a day at most', async () => {
    const { owner, reply, got } = await aThread();
    for (let place = 0; place < repliesADay + 3; place += 1) {
      await reply(owner, `Answer ${place}`);
      rest();
      await run();
    }
    expect(await got()).toHaveLength(repliesADay);
  });

  it('hears no more by one click, until they say so, and their newsletters stay', async () => {
    const { cook, ada, owner, reply, got } = await aThread();
    await reply(owner, 'Yes.');
    rest();
    await run();
    const [letter] = await lettersTo(app, ada.user.email);
    const click = new URL(letter!.headers['List-Unsubscribe']!.slice(1, -1)).pathname;
    const page = await app.call('GET', click);
    expect(page.headers.get('Location')).toContain('/unsubscribe/replies?token=');
    const about = `/api/v1/site/${cook.site.slug}/newsletter-leavings/${click.split('/').at(-1)}`;
    const leaving = async () => (await app.call<LeavingAnswer>('GET', about)).body;
    expect((await leaving()).maskedEmail).toContain('…@');
    expect((await app.call('POST', click)).status).toBe(200);
    expect(await leaving()).toMatchObject({ hasLeft: true, canUndo: true });
    await reply(owner, 'And more.');
    rest();
    await run();
    expect(await got()).toHaveLength(1);
    const wish = await app.call('PUT', `/api/v1/site/${cook.site.slug}/reply-letters`, {
      token: ada.token,
      body: { isWanted: true },
    });
    expect(wish).toMatchObject({ status: 200, body: { isWanted: true } });
    await reply(owner, 'One more.');
    rest();
    await run();
    expect(await got()).toHaveLength(2);
  });

  it('takes it back by the letter that ended them, for a day', async () => {
    const { cook, ada, owner, reply } = await aThread();
    await reply(owner, 'Yes.');
    rest();
    await run();
    const [letter] = await lettersTo(app, ada.user.email);
    const click = new URL(letter!.headers['List-Unsubscribe']!.slice(1, -1)).pathname;
    const about = `/api/v1/site/${cook.site.slug}/newsletter-leavings/${click.split('/').at(-1)}`;
    await app.call('POST', click);
    const undone = await app.call('POST', `${about}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { hasLeft: false, canUndo: false } });
    await app.call('POST', click);
    app.clock.now += 24 * 60 * 60_000 + 1;
    const late = await app.call('POST', `${about}/undo`);
    expect(late).toMatchObject({ status: 200, body: { hasLeft: true, canUndo: false } });
  });

  it('hears once wherever the process that tells dies', async () => {
    const { owner, reply, got } = await aThread();
    await reply(owner, 'Yes.');
    rest();
    for (const isDone of [false, true]) {
      for (let at = 1; at < 10; at += 1) {
        const { database } = dyingDatabase(app.database, { at, isDone });
        await run(database).catch(unlessKilled);
      }
    }
    await run();
    expect(await got()).toHaveLength(1);
  });
});
