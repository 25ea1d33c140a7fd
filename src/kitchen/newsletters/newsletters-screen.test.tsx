import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newslettersMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { aKitchen, idOf, leaveKitchen, manage, whole } from '#kitchen/recipes/testing/list-page.ts';
import { managedSite } from '#stores/testing/comments.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { aNewsletter, nobody } from './testing/newsletters.ts';

let api: FakeApi;
const list = `GET ${manage}/newsletter-sends`;

beforeEach(() => {
  api = aKitchen('/kitchen/hearth/newsletters');
  api.answer(`GET ${manage}/recipe-index`, whole([]));
  api.answer(`GET ${manage}/current-site`, managedSite);
});
afterEach(() => {
  vi.useRealTimers();
  leaveKitchen();
});

const answerList = (
  newsletterSends: NewsletterSendView[],
  welcomeLetter: NewsletterSendView | null = null,
) => api.answer(list, { body: { newsletterSends, welcomeLetter, total: newsletterSends.length } });

async function open(): Promise<void> {
  const { NewslettersScreen } = await import('./NewslettersScreen.tsx');
  render(<NewslettersScreen />);
  await screen.findByRole('heading', { name: texts.heading });
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('The newsletters of a site', () => {
  it('are said not to be where there are none, and a first one can be begun', async () => {
    answerList([]);
    await open();
    await screen.findByRole('heading', { name: texts.blank.heading });
    expect(screen.getAllByRole('button', { name: texts.newNewsletter })).toHaveLength(1);
  });

  it('stand by how far they have come, each with its own words', async () => {
    const left = { ...nobody, recipients: 1_200, sent: 1_190, bounced: 3, refused: 10 };
    const moving = { ...nobody, recipients: 1_200, waiting: 900, sent: 300 };
    answerList([
      aNewsletter({ id: idOf(1), subject: '', recipeTitle: 'Plum pie' }),
      aNewsletter({ id: idOf(2), subject: '' }),
      aNewsletter({ id: idOf(3), state: 'sending', counts: moving }),
      aNewsletter({ id: idOf(4), state: 'sent', counts: left }),
    ]);
    await open();
    const written = await group(texts.groups.open);
    written.getByRole('link', { name: 'Plum pie' });
    written.getByRole('link', { name: texts.untitled });
    (await group(texts.groups.underWay)).getByText('300 of 1,200 sent');
    const ended = await group(texts.groups.ended);
    expect(ended.getByText(/to 1,190 people/)).toBeTruthy();
  });

  it('say when they leave, and that they will not where newsletters are turned off', async () => {
    const sendAt = new Date(2099, 11, 1, 7, 30).toISOString();
    const waiting = { state: 'scheduled', sendAt } as const;
    answerList([
      aNewsletter({ ...waiting, id: idOf(1) }),
      aNewsletter({ ...waiting, id: idOf(2), pausedFor: 'turned-off' }),
    ]);
    await open();
    const written = await group(texts.groups.open);
    written.getByText('1 Dec 2099, 07:30');
    expect(written.getByText(texts.turnedOff('1 Dec 2099, 07:30'))).toBeTruthy();
  });

  it('tell of those that stand still or were stopped whom they reached', async () => {
    const refused = { ...nobody, recipients: 19, waiting: 9, refused: 10 };
    const stopped = { ...nobody, recipients: 33, sent: 16, missed: 17 };
    answerList([
      aNewsletter({ id: idOf(1), state: 'paused', pausedFor: 'bounces', counts: refused }),
      aNewsletter({ id: idOf(2), state: 'canceled', counts: stopped }),
    ]);
    await open();
    (await group(texts.groups.underWay)).getByText('0 of 19 sent');
    expect(
      (await group(texts.groups.ended)).getByText(/to 16 people, not to 17 people/),
    ).toBeTruthy();
  });

  it('that move are asked for by themselves, and older ones that were shown stay', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const moving = { ...nobody, recipients: 1_200, waiting: 900, sent: 300 };
    const first = aNewsletter({ id: idOf(3), state: 'sending', counts: moving });
    const older = aNewsletter({ id: idOf(4), state: 'sent', subject: 'Long ago' });
    const inWeeks = aNewsletter({
      id: idOf(5),
      state: 'scheduled',
      sendAt: '2099-01-01T00:00:00.000Z',
    });
    api.answer(list, {
      body: { newsletterSends: [first, inWeeks], welcomeLetter: null, total: 3 },
    });
    await open();
    const button = await screen.findByRole('button', { name: texts.older });
    api.answer(list, { body: { newsletterSends: [older], welcomeLetter: null, total: 3 } });
    await userEvent.click(button);
    await screen.findByRole('link', { name: 'Long ago' });
    const further = { ...first, counts: { ...moving, waiting: 800, sent: 400 } };
    api.answer(`GET ${manage}/newsletter-sends/${first.id}`, { body: { newsletterSend: further } });
    await vi.advanceTimersByTimeAsync(3_000);
    await screen.findByText('400 of 1,200 sent');
    screen.getByRole('link', { name: 'Long ago' });
    const asked = api.asked.filter(({ path }) => path.endsWith(inWeeks.id));
    expect(asked).toEqual([]);
  });

  it('have a welcome letter beside them, which says whether it is sent', async () => {
    const welcome = aNewsletter({ id: idOf(9), kind: 'welcome', subject: 'Come in' });
    answerList([aNewsletter()], { ...welcome, isActive: true });
    await open();
    const there = await group(texts.welcome.heading);
    there.getByRole('link', { name: 'Come in' });
    expect(there.getByText(texts.welcome.on)).toBeTruthy();
  });

  it('say why a welcome letter could not be begun', async () => {
    answerList([aNewsletter()]);
    api.answer(`POST ${manage}/welcome-letter`, refusal('temporarily_unavailable'));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: texts.welcome.write }));
    expect(await screen.findByText(/^The welcome letter could not be opened/)).toBeTruthy();
  });

  it('can be asked for again where they did not come', async () => {
    api.answer(list, refusal('temporarily_unavailable'));
    await open();
    await screen.findByRole('heading', { name: texts.loadFailed });
    answerList([aNewsletter()]);
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(await screen.findByRole('link', { name: 'Plums' })).toBeTruthy();
  });

  it('say why none was begun, and leave the button to be pressed again', async () => {
    answerList([aNewsletter()]);
    api.answer(`POST ${manage}/newsletter-sends`, refusal('temporarily_unavailable'));
    await open();
    const button = await screen.findByRole('button', { name: texts.newNewsletter });
    await userEvent.click(button);
    await screen.findByText(/^No newsletter was begun/);
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });
});
