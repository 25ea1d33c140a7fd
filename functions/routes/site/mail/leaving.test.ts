import { describe, expect, it } from 'vitest';
import type { LeavingAnswer } from '#contract/mail/newsletter.ts';
import type { SubscriberAnswer, SubscribersAnswer } from '#contract/mail/subscriber.ts';
import { aSentNewsletter, manyReaders, newsletterOf } from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const settings = { newslettersEnabled: true };

/** A reader of a newsletter that was sent, and the token in their letter. */
async function aReader() {
  const cook = await aCook(app, { settings });
  await manyReaders(app, cook, 1);
  const { id, taken } = await aSentNewsletter(app, cook);
  const token = taken[0]!.text.split('unsubscribe?token=')[1]!.trim();
  const at = (slug: string) => `/api/v1/site/${slug}/newsletter-leavings/${token}`;
  const ask = (path: string, method = 'GET') => app.call<LeavingAnswer>(method, path);
  return {
    cook,
    id,
    at,
    ask,
    read: async () => (await ask(at(cook.site.slug))).body,
    undo: async () => (await ask(`${at(cook.site.slug)}/undo`, 'POST')).body,
    leave: (headers = {}) => app.call('POST', `/api/v1/unsubscribes/${token}`, { headers }),
  };
}

describe('Leaving by a letter', () => {
  it('is done by one click in a mail program that runs in a browser', async () => {
    const { read, leave } = await aReader();
    expect((await leave({ origin: 'https://mail.example' })).status).toBe(200);
    expect(await read()).toMatchObject({ hasLeft: true });
  });

  it('says whose letters it is about, and changes nothing by being looked at', async () => {
    const { read } = await aReader();
    const told = {
      maskedEmail: 're…@example.com',
      isSubscribed: true,
      hasLeft: false,
      canUndo: false,
    };
    expect(await read()).toEqual(told);
    expect(await read()).toEqual(told);
  });

  it('is taken back by the same letter, and counted no more', async () => {
    const { cook, id, leave, read, undo } = await aReader();
    await leave();
    expect(await read()).toMatchObject({ isSubscribed: false, hasLeft: true, canUndo: true });
    expect((await newsletterOf(cook, id)).counts.unsubscribed).toBe(1);
    expect(await undo()).toMatchObject({ isSubscribed: true, canUndo: false });
    await undo();
    expect((await newsletterOf(cook, id)).counts.unsubscribed).toBe(0);
  });

  it('is told to the cook as it was, each time with its own hour', async () => {
    const { cook, leave, undo } = await aReader();
    const { body: list } = await cook.get<SubscribersAnswer>('/subscribers');
    const told = async () =>
      (await cook.get<SubscriberAnswer>(`/subscribers/${list.subscribers[0]!.id}`)).body.history;
    const before = await told();
    const expected = [...before];
    for (let times = 0; times < 2; times += 1) {
      const at = () => new Date(app.clock.now).toISOString();
      const event = (kind: 'unsubscribed' | 'returned', detail: string | null) =>
        expected.push({ kind, at: at(), detail, fileName: null });
      app.clock.now += 60_000;
      await leave();
      event('unsubscribed', 'person');
      app.clock.now += 60_000;
      await undo();
      event('returned', null);
    }
    expect(await told()).toEqual(expected);
  });

  it('is not taken back a day later', async () => {
    const { leave, read, undo } = await aReader();
    await leave();
    app.clock.now += 25 * 60 * 60_000;
    expect(await undo()).toMatchObject({ isSubscribed: false, canUndo: false });
    expect(await read()).toMatchObject({ isSubscribed: false });
  });

  it('is nothing that another site tells of, nor anybody with another token', async () => {
    const { at, ask, cook } = await aReader();
    const other = await aCook(app, { settings });
    expect((await ask(at(other.site.slug))).status).toBe(404);
    expect((await ask(`${at(other.site.slug)}/undo`, 'POST')).status).toBe(404);
    expect((await ask(`${at(cook.site.slug)}x`)).status).toBe(404);
  });
});
