import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/mail/subscriber-import.ts';
import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import { schema } from '#functions/db/schema.ts';
import { deleteExpired } from '#functions/jobs/delete-expired.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anImport, askPeople, idOf, listOf, stateOf } from '#functions/testing/archives/imports.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { adapters, clock, database } = app;
const dayMs = 24 * 60 * 60 * 1000;
const aNewsCook = () => aCook(app, { settings: { newslettersEnabled: true } });

describe('People of a list', () => {
  it('are asked once and get nothing more before they say yes', async () => {
    const cook = await aNewsCook();
    const email = anAddress();
    await anImport(cook, [email]);
    await Promise.all([askPeople(app), askPeople(app)]);
    clock.now += dayMs;
    await askPeople(app);
    const letters = await lettersTo(app, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('The Copper Pot');
    expect(letters[0]?.headers).toHaveProperty('List-Unsubscribe');
    expect(await stateOf(cook, email)).toBe('unconfirmed');
  });

  it('confirm by the page of the letter, and what opens the link confirms nothing', async () => {
    const cook = await aNewsCook();
    const email = anAddress();
    await anImport(cook, [email]);
    await askPeople(app);
    const text = (await lettersTo(app, email)).map((letter) => letter.text).join('');
    expect(text).toMatch(/confirm-newsletter\?token=/);
    const userId = await idOf(cook, email);
    const token = await adapters.confirmations.sign({ siteId: cook.site.id, userId });
    expect(text).toContain(token);
    const path = `/api/v1/manage/newsletter-confirmations/${token}`;
    expect((await app.call('GET', path)).body).toMatchObject({ state: 'asked' });
    expect(await stateOf(cook, email)).toBe('unconfirmed');
    expect((await app.call('POST', path)).body).toMatchObject({ state: 'confirmed' });
    const { subscribers } = await listOf(cook);
    const { body } = await cook.get<SubscriberAnswer>(`/subscribers/${subscribers[0]?.id}`);
    expect(body.history.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ['imported', 'list.csv'],
      ['mailed', null],
      ['confirmed', null],
    ]);
    const forged = path.replace(userId, crypto.randomUUID());
    expect((await app.call('POST', forged)).status).toBe(410);
  });

  it('leave again when the list is taken back, unless they answered', async () => {
    const cook = await aNewsCook();
    const [silent, yes, no, own] = Array.from({ length: 4 }, anAddress);
    const id = await anImport(cook, [silent!, yes!, no!, own!]);
    await askPeople(app);
    const token = await adapters.confirmations.sign({
      siteId: cook.site.id,
      userId: await idOf(cook, yes!),
    });
    await app.call('POST', `/api/v1/manage/newsletter-confirmations/${token}`);
    await cook.post(`/subscribers/${await idOf(cook, no!)}/unsubscribe`);
    await aPasserBy(app, cook).post('/newsletter-subscribers', { email: own! });
    const { body } = await cook.post<ImportAnswer>(`/subscriber-imports/${id}/undo`);
    expect(body.import.state).toBe('undone');
    expect(await stateOf(cook, silent!)).toBeUndefined();
    expect([await stateOf(cook, yes!), await stateOf(cook, no!)]).toEqual([
      'subscribed',
      'unsubscribed',
    ]);
  });

  it('stay when the list is taken back once they signed up, came back or took a plan', async () => {
    const cook = await aNewsCook();
    const silent = anAddress();
    const people = [];
    for (let count = 0; count < 4; count += 1) people.push(await aVisitor(app, cook));
    const [own, back, planned, earlier] = people;
    const plan = { siteId: cook.site.id, plan: 'monthly' } as const;
    await subscribed(app, { ...plan, userId: earlier!.user.id });
    const emails = people.map(({ user }) => user.email);
    const id = await anImport(cook, [silent, ...emails], 'confirmed');
    clock.now += 1000;
    await own!.post('/newsletter-subscribers', { email: own!.user.email, source: 'popup' });
    const token = await adapters.unsubscribes.sign({
      siteId: cook.site.id,
      userId: back!.user.id,
    });
    await subscribed(app, { ...plan, userId: planned!.user.id, createdAt: clock.now });
    await app.call('POST', `/api/v1/unsubscribes/${token}`);
    await back!.post(`/newsletter-leavings/${token}/undo`);
    await cook.post(`/subscriber-imports/${id}/undo`);
    const states = await Promise.all([silent, ...emails].map((each) => stateOf(cook, each)));
    expect(states).toEqual([undefined, 'subscribed', 'subscribed', 'subscribed', 'none']);
  });

  it('whom their cook called confirmed are told to have confirmed once they sign up', async () => {
    const cook = await aNewsCook();
    const visitor = await aVisitor(app, cook, { displayName: 'Bo Reader' });
    const { email, id } = visitor.user;
    await anImport(cook, [email], 'confirmed');
    const before = await cook.get<SubscriberAnswer>(`/subscribers/${id}`);
    clock.now += 1000;
    const signUp = { email, source: 'popup' };
    for (let times = 0; times < 2; times += 1)
      await visitor.post('/newsletter-subscribers', signUp);
    const { body } = await cook.get<SubscriberAnswer>(`/subscribers/${id}`);
    expect(body.history.map(({ kind }) => kind)).toEqual(['imported', 'confirmed']);
    const { subscribedAt } = before.body.subscriber;
    const expected = { subscribedAt, source: 'popup', displayName: 'Bo Reader' };
    expect(body.subscriber).toMatchObject(expected);
  });
});

describe('A subscriber', () => {
  it('is told with all that happened, in order, and what they did there', async () => {
    const cook = await aNewsCook();
    const visitor = await aVisitor(app, cook);
    const { email } = visitor.user;
    const { id: recipeId } = await cook.publishRecipe();
    await visitor.post('/newsletter-subscribers', { email, source: 'recipe' });
    await visitor.post('/bookmarks', { recipeId });
    clock.now += 1000;
    await cook.post(`/subscribers/${visitor.user.id}/unsubscribe`);
    clock.now += 1000;
    await visitor.post('/newsletter-subscribers', { email, source: 'popup' });
    const { body } = await cook.get<SubscriberAnswer>(`/subscribers/${visitor.user.id}`);
    expect(body.history.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['asked', 'recipe'],
      ['confirmed', null],
      ['unsubscribed', 'cook'],
      ['asked', 'popup'],
      ['confirmed', null],
    ]);
    expect([body.bookmarkCount, body.commentCount]).toEqual([1, 0]);
    expect(body.subscriber).toMatchObject({ source: 'popup', state: 'subscribed' });
  });

  it('keeps what is their own when a cook removes them', async () => {
    const cook = await aNewsCook();
    const visitor = await aVisitor(app, cook);
    const { id: recipeId } = await cook.publishRecipe();
    await visitor.post('/newsletter-subscribers', { email: visitor.user.email });
    await visitor.post('/bookmarks', { recipeId });
    expect((await cook.delete(`/subscribers/${visitor.user.id}`)).status).toBe(204);
    expect((await listOf(cook)).total).toBe(0);
    const { body } = await visitor.get<{ siteUserData: object }>('/current-user');
    expect(body.siteUserData).toEqual({ bookmarks: [recipeId] });
    expect((await cook.delete(`/subscribers/${visitor.user.id}`)).status).toBe(404);
  });

  it('of another site is not found', async () => {
    const cook = await aNewsCook();
    await anImport(cook, [anAddress()]);
    const id = (await listOf(cook)).subscribers[0]?.id;
    const other = await aNewsCook();
    expect((await other.get(`/subscribers/${id}`)).status).toBe(404);
    expect((await other.post(`/subscribers/${id}/unsubscribe`)).status).toBe(404);
    expect((await other.delete(`/subscribers/${id}`)).status).toBe(404);
  });
});

describe('People who do not answer', () => {
  it('are forgotten thirty days after the letter, not after the import', async () => {
    const cook = await aNewsCook();
    const email = anAddress();
    const id = await anImport(cook, [email]);
    const isThere = async () => {
      const ofImport = eq(schema.newsletterSubscribers.importId, id);
      return (await rowsOf(database, schema.newsletterSubscribers, ofImport)).length === 1;
    };
    // Sessions have ended by then, so that the rows themselves are read.
    clock.now += 40 * dayMs;
    await deleteExpired(database, clock.now);
    expect(await isThere()).toBe(true);
    await askPeople(app);
    clock.now += 31 * dayMs;
    await deleteExpired(database, clock.now);
    expect(await isThere()).toBe(false);
  });
});
