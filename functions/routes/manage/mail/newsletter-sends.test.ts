import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type {
  AudienceAnswer,
  NewsletterSendAnswer,
  NewsletterSendsAnswer,
} from '#contract/mail/newsletter-send.ts';
import { sendsADay } from '#domain/mail/newsletter/newsletter-send.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import {
  aMailService,
  manyReaders,
  newsletterOf,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const settings = { newslettersEnabled: true };
const aKitchen = () => aCook(app, { settings });
type Cook = Awaited<ReturnType<typeof aKitchen>>;

const path = '/newsletter-sends';
const hello = { note: aText('Hello'), subject: 'Plums' };
const drafted = async (cook: Cook, written: object = hello) =>
  (await cook.post<NewsletterSendAnswer>(path, { ...written, isDraft: true })).body.newsletterSend;
const told = async (asked: Promise<{ status: number; body: ErrorBody }>) => {
  const { status, body } = await asked;
  return { status, code: body.code, path: body.issues?.[0]?.path };
};

describe('A newsletter of the API, specification §7', () => {
  it('of a recipe and a note is sent to everybody at once', async () => {
    const cook = await aKitchen();
    await manyReaders(app, cook, 5);
    const { id: recipeId, title } = await cook.publishRecipe();
    const answer = await cook.post<NewsletterSendAnswer>(path, { recipeId, note: hello.note });
    expect(answer.status).toBe(201);
    const { id, state, recipeTitle } = answer.body.newsletterSend;
    expect({ state, recipeTitle }).toEqual({ state: 'scheduled', recipeTitle: title });
    expect(app.newsletterWakes.at(-1)).toBe(id);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken).toHaveLength(5);
  });

  it('is listed with the others of its recipe', async () => {
    const cook = await aKitchen();
    const { id: recipeId } = await cook.publishRecipe();
    const ofRecipe = await drafted(cook, { recipeId });
    await drafted(cook);
    const all = await cook.get<NewsletterSendsAnswer>(path);
    expect(all.body.total).toBe(2);
    const { body } = await cook.get<NewsletterSendsAnswer>(`${path}?recipeId=${recipeId}`);
    expect(body.newsletterSends.map(({ id }) => id)).toEqual([ofRecipe.id]);
  });

  it.each<[string, object, object]>([
    ['nothing', {}, { status: 400, path: 'note' }],
    ['a note of blanks', { note: aText('  '), subject: 'Plums' }, { status: 400, path: 'note' }],
    [
      'a note of what nobody sees',
      { note: aText('\u200B'), subject: 'Plums' },
      { status: 400, path: 'note' },
    ],
    [
      'a note that no letter has room for',
      { note: aText('"'.repeat(15_000)), subject: 'Plums' },
      { status: 400, path: 'note' },
    ],
    ['a note without a subject', { note: aText('Hello') }, { status: 400, path: 'subject' }],
  ])('of %s is not sent', async (_, written, refusal) => {
    const cook = await aKitchen();
    expect(await told(cook.post<ErrorBody>(path, written))).toMatchObject(refusal);
    expect((await cook.get<NewsletterSendsAnswer>(path)).body.total).toBe(0);
  });

  it('of a note that no letter has room for is sent where it can be read whole on the site', async () => {
    const cook = await aKitchen();
    const long = { note: aText('"'.repeat(15_000)), subject: 'Plums', isOnSite: true };
    expect((await cook.post(path, long)).status).toBe(201);
  });

  it('of a recipe that nobody can read is not sent', async () => {
    const cook = await aKitchen();
    const { id: recipeId } = await cook.createRecipe();
    const refusal = { status: 400, path: 'recipeId' };
    expect(await told(cook.post<ErrorBody>(path, { recipeId }))).toMatchObject(refusal);
  });

  it('is not sent where newsletters are turned off', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: false } });
    const refused = await told(cook.post<ErrorBody>(path, hello));
    expect(refused).toMatchObject({ status: 400, path: '' });
  });

  it('of the same recipe is sent again only where the cook says so', async () => {
    const cook = await aKitchen();
    const { id: recipeId } = await cook.publishRecipe();
    expect((await cook.post(path, { recipeId })).status).toBe(201);
    const repeated = await told(cook.post<ErrorBody>(path, { recipeId }));
    expect(repeated).toMatchObject({ status: 409, code: 'already_sent' });
    expect((await cook.post(path, { recipeId, again: true })).status).toBe(201);
  });

  it('is one of a few a day', async () => {
    const cook = await aKitchen();
    for (let sent = 0; sent < sendsADay; sent += 1) await cook.post(path, hello);
    const refused = await told(cook.post<ErrorBody>(path, hello));
    expect(refused).toMatchObject({ status: 400, path: '' });
    app.clock.now += 25 * 60 * 60_000;
    expect((await cook.post(path, hello)).status).toBe(201);
  });

  it('is put on the site once something of it was sent, and not while it waits or stands still', async () => {
    const cook = await aKitchen();
    await manyReaders(app, cook, 1);
    const { id: recipeId } = await cook.publishRecipe();
    const { body } = await cook.post<NewsletterSendAnswer>(path, { recipeId });
    const { id } = body.newsletterSend;
    const put = () => told(cook.post<ErrorBody>(`${path}/${id}/publish`));
    const refused = { status: 409, code: 'already_sent' };
    expect(await put()).toMatchObject(refused);
    const turn = (newslettersEnabled: boolean) =>
      cook.put('/sites', { title: cook.site.title, slug: cook.site.slug, newslettersEnabled });
    await turn(false);
    await runToTheEnd(app, { cook, id, mailer: aMailService().mailer });
    const { newsletterSend } = (await cook.get<NewsletterSendAnswer>(`${path}/${id}`)).body;
    expect([newsletterSend.state, newsletterSend.startedAt]).toEqual(['paused', null]);
    expect(await put()).toMatchObject(refused);
    await turn(true);
    await cook.post(`${path}/${id}/resume`);
    await runToTheEnd(app, { cook, id, mailer: aMailService().mailer });
    expect(await put()).toMatchObject({ status: 200 });
  });

  it('of one recipe by two presses at once is sent once', async () => {
    const cook = await aKitchen();
    const { id: recipeId } = await cook.publishRecipe();
    const presses = Array.from({ length: 6 }, () => cook.post(path, { recipeId }));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  });
});

describe('A draft', () => {
  it('is changed part by part, and refuses what was not read', async () => {
    const cook = await aKitchen();
    const draft = await drafted(cook);
    const at = `${path}/${draft.id}`;
    const changed = await cook.put<NewsletterSendAnswer>(at, { previewLine: 'Six of them' });
    const { subject, previewLine, version } = changed.body.newsletterSend;
    expect({ subject, previewLine, version }).toEqual({
      subject: 'Plums',
      previewLine: 'Six of them',
      version: 2,
    });
    const stale = await cook.put(at, { subject: 'Pears' }, { headers: { 'If-Match': '"1"' } });
    expect(stale.status).toBe(409);
  });

  it('is sent at its time, and is written again where that is taken back', async () => {
    const cook = await aKitchen();
    const { id } = await drafted(cook);
    const past = { sendAt: new Date(app.clock.now - 1).toISOString() };
    expect(await told(cook.post<ErrorBody>(`${path}/${id}/send`, past))).toMatchObject({
      status: 400,
      path: 'sendAt',
    });
    const sendAt = new Date(app.clock.now + 60_000).toISOString();
    const sent = await cook.post<NewsletterSendAnswer>(`${path}/${id}/send`, { sendAt });
    expect(sent.body.newsletterSend).toMatchObject({ state: 'scheduled', sendAt });
    expect((await cook.put(`${path}/${id}`, { subject: 'Pears' })).status).toBe(409);
    const back = await cook.post<NewsletterSendAnswer>(`${path}/${id}/cancel`);
    expect(back.body.newsletterSend).toMatchObject({ state: 'draft', sendAt: null });
    expect((await cook.put(`${path}/${id}`, { subject: 'Pears' })).status).toBe(200);
  });

  it('tells before its time that it will stand still where newsletters are turned off', async () => {
    const cook = await aKitchen();
    const { id } = await drafted(cook);
    const sendAt = new Date(app.clock.now + 60_000).toISOString();
    await cook.post(`${path}/${id}/send`, { sendAt });
    const { title, slug } = cook.site;
    const toldWith = async (newslettersEnabled: boolean) => {
      await cook.put('/sites', { title, slug, newslettersEnabled });
      return newsletterOf(cook, id);
    };
    const off = { state: 'scheduled', pausedFor: 'turned-off' };
    expect(await toldWith(false)).toMatchObject(off);
    expect(await toldWith(true)).toMatchObject({ ...off, pausedFor: null });
  });

  it('is deleted, and what was sent is not', async () => {
    const cook = await aKitchen();
    const { id } = await drafted(cook);
    expect((await cook.delete(`${path}/${id}`)).status).toBe(204);
    const sent = (await cook.post<NewsletterSendAnswer>(path, hello)).body.newsletterSend;
    expect((await cook.delete(`${path}/${sent.id}`)).status).toBe(409);
  });

  it('is sent to its cook alone as a test, with no way to unsubscribe anybody', async () => {
    const cook = await aKitchen();
    await manyReaders(app, cook, 3);
    const { id } = await drafted(cook);
    const { body } = await cook.post<{ email: string }>(`${path}/${id}/test`, { reader: 'free' });
    const [letter] = await lettersTo(app, body.email);
    expect(letter).toMatchObject({ subject: '[Test] Plums', kind: 'newsletter' });
    expect(letter?.html).toMatch(/\/unsubscribe\?token=[\w.-]+\.test\.\w/);
  });
});

describe('Who gets a newsletter', () => {
  it('is counted by plan, and from a day on', async () => {
    const cook = await aKitchen();
    await manyReaders(app, cook, 8);
    const now = new Date(app.clock.now).toISOString();
    const all = await cook.get<AudienceAnswer>('/newsletter-audience');
    expect(all.body).toEqual({ all: 8, free: 6, paid: 2, now });
    const since = '2020-01-01T00:00:00Z';
    const late = await cook.get<AudienceAnswer>(`/newsletter-audience?joinedAfter=${since}`);
    expect(late.body).toEqual({ all: 0, free: 0, paid: 0, now });
  });

  it('is nobody of another site, nor is anything of it told there', async () => {
    const [cook, stranger] = [await aKitchen(), await aKitchen()];
    const { id: recipeId } = await cook.publishRecipe(aRecipe({ slug: 'theirs' }));
    const { id } = await drafted(cook, { recipeId });
    for (const act of ['send', 'cancel', 'resume']) {
      expect((await stranger.post(`${path}/${id}/${act}`, {})).status).toBe(404);
    }
    expect((await stranger.get(`${path}/${id}`)).status).toBe(404);
    expect((await stranger.post(path, { recipeId })).status).toBe(400);
  });
});
