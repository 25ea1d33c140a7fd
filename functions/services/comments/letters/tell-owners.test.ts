import { describe, expect, it } from 'vitest';
import { type CommentLetters, letterApartMs } from '#domain/comments/comment-letters.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import type { Database } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { listSitesWithNews } from '#functions/repositories/comments/comment-letter.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';
import { tellOwners } from './tell-owners.ts';

const app = await testApp({ config: unhurried });
const { say } = conversation(app);
const dayMs = 24 * 60 * 60_000;

/** What the cron does, with a database of its own to reach the data by. */
const run = (database: Database = app.database) => {
  const { now } = app.clock;
  return tellOwners({
    ...crossingHost(database, now),
    config: unhurried,
    adapters: app.adapters,
    newId: () => crypto.randomUUID(),
    listSitesWithNews: (since) => listSitesWithNews(database, { now, limit: 1_000, since }),
  });
};

async function aKitchen(commentLetters: CommentLetters = 'at-once') {
  const cook = await aCook(app, {
    slug: `pies-${crypto.randomUUID()}`,
    settings: { commentLetters },
  });
  const { id: recipeId, title } = await cook.publishRecipe();
  const email = await forSite(app.database, cook.site.id).siteUsers.findEmail(cook.site.ownerId);
  const visitor = await aVisitor(app, cook, { displayName: 'Ada' });
  const write = (content: string) => say(visitor, { recipeId, content });
  const got = async () => (await lettersTo(app, email ?? '')).map(({ subject }) => subject);
  return { cook, recipeId, title, email: email ?? '', visitor, write, got };
}

describe('The owner of a site', () => {
  it('hears of a comment, with its words and where to answer', async () => {
    const { cook, title, email, write } = await aKitchen();
    await write('I used 1.25 cups <b>of flour</b>');
    await run();
    const [letter] = await lettersTo(app, email);
    expect(letter?.subject).toBe(`A new comment on ${title}`);
    expect(letter?.text).toContain(`Ada on ${title}: “I used 1.25 cups <b>of flour</b>”`);
    expect(letter?.html).not.toContain('<b>of flour');
    expect(letter?.link.pathname).toBe(`/kitchen/${cook.site.slug}/comments`);
  });

  it('hears of each once, and of many in one letter', async () => {
    const { cook, write, got } = await aKitchen();
    await write('First');
    await run();
    app.clock.now += letterApartMs['at-once'];
    for (let place = 0; place < 12; place += 1) await write(`Comment ${place}`);
    await run();
    await run();
    expect((await got())[1]).toBe(`12 new comments on ${cook.site.title}`);
    expect(await got()).toHaveLength(2);
  });

  it('hears once a day where they want it so, from the first on', async () => {
    const { write, got } = await aKitchen('daily');
    await write('First');
    await run();
    await write('Second');
    await run();
    expect(await got()).toHaveLength(1);
    app.clock.now += dayMs;
    await run();
    expect(await got()).toHaveLength(2);
  });

  it('hears of nothing where they want it so', async () => {
    const { write, got } = await aKitchen('never');
    await write('First');
    await run();
    expect(await got()).toEqual([]);
  });

  it('hears neither of what they wrote themselves nor of what they have looked at', async () => {
    const { cook, recipeId, write, got } = await aKitchen();
    await say(ownerAsVisitor(app, cook), { recipeId, content: 'Ask me' });
    const commentId = newestId(await write('Seen'));
    await cook.post('/comment-actions', { action: 'keep', commentId });
    await run();
    expect(await got()).toEqual([]);
  });

  it('is not led away by what a stranger wrote', async () => {
    const { email, write } = await aKitchen();
    await write('Win at https://evil.example now');
    await run();
    const [letter] = await lettersTo(app, email);
    expect(letter?.text).not.toContain('evil.example');
    expect(letter?.text).toContain('in words that hold a link');
  });

  it('hears of each once wherever the process that tells dies', async () => {
    const { write, got } = await aKitchen();
    await write('First');
    for (const isDone of [false, true]) {
      for (let at = 1; at < 9; at += 1) {
        const { database } = dyingDatabase(app.database, { at, isDone });
        await run(database).catch(unlessKilled);
      }
    }
    await run();
    expect(await got()).toHaveLength(1);
  });
});
