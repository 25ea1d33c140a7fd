import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { aNewsletter, nobody } from '#kitchen/newsletters/testing/newsletters.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import {
  anEditorPage,
  answerNewsletter,
  leaveEditor,
  one,
  openNewsletter,
} from './testing/editor-page.ts';

const { sending: texts } = newsletterEditorMessages;
const siteAddress = 'https://hearth.test/newsletters/plums';
const startedAt = '2026-05-17T09:28:00.000Z';
const finishedAt = '2026-05-17T09:30:00.000Z';
const half = { ...nobody, recipients: 33, waiting: 17, sent: 16 };

let api: FakeApi;
beforeEach(() => {
  api = anEditorPage(locks);
});
afterEach(() => leaveEditor(locks));

const going = (changes: Partial<NewsletterSendView> = {}) =>
  aNewsletter({ state: 'sending', startedAt, counts: half, ...changes });
const countBeside = (text: string) => screen.getByText(text).nextSibling?.textContent;

describe('Whom a newsletter went to', () => {
  it('is said with the day since which they had to be there', async () => {
    const joinedAfter = new Date('2026-11-01T00:00:00').toISOString();
    await openNewsletter(api, going({ audience: 'paid', joinedAfter }));
    const said = 'Who gets it: Paying readers who subscribed on or after 1 November 2026';
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('Stopping a newsletter', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.cancel }));
    return within(await screen.findByRole('alertdialog'));
  };

  it.each([
    ['stays where letters lead to it', half, texts.cancelPage.stays],
    ['goes where none does', { ...half, waiting: 33, sent: 0 }, texts.cancelPage.goes],
  ])('says that its page %s', async (_, counts, said) => {
    await openNewsletter(api, going({ isOnSite: true, siteAddress, counts }));
    expect(await (await ask()).findByText(said, { exact: false })).toBeTruthy();
  });

  it('tells who did not get it, and looks again while a letter is being handed over', async () => {
    await openNewsletter(api, going({ isOnSite: true, siteAddress }));
    const counts = { ...half, waiting: 0, sent: 15, leaving: 1, missed: 17 };
    const stopped = going({ state: 'canceled', finishedAt, isOnSite: true, siteAddress, counts });
    api.answer(`POST ${one}/cancel`, { body: { newsletterSend: stopped } });
    const asked = await ask();
    answerNewsletter(api, { ...stopped, counts: { ...counts, sent: 16, leaving: 0 } });
    await userEvent.click(asked.getByRole('button', { name: texts.cancelConfirm }));
    await screen.findByText(texts.counts.leaving);
    expect(countBeside(texts.counts.missed)).toBe('17');
    await expect.poll(() => countBeside(texts.counts.sent), { timeout: 8_000 }).toBe('16');
    expect(screen.queryByText(texts.counts.leaving)).toBeNull();
    expect(screen.getByRole('button', { name: texts.unpublish })).toBeTruthy();
  });
});

describe('A newsletter that stands still, or will', () => {
  it.each([
    ['bounces', '/kitchen/hearth/subscribers?state=bounced'],
    ['complaints', '/kitchen/hearth/subscribers?state=complained'],
    ['refusals', '/kitchen/hearth/subscribers'],
    ['turned-off', '/kitchen/hearth/settings#readers'],
  ] as const)('leads to where to look first: %s', async (pausedFor, href) => {
    await openNewsletter(api, going({ state: 'paused', pausedFor }));
    await screen.findByText(texts.paused[pausedFor], { exact: false });
    const link = screen.getByRole('link', { name: texts.first[pausedFor] });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('does not say that it leaves where newsletters are turned off', async () => {
    const sendAt = new Date(2099, 11, 24, 8).toISOString();
    await openNewsletter(api, aNewsletter({ state: 'scheduled', sendAt, pausedFor: 'turned-off' }));
    await screen.findByText(/^Newsletters are turned off, so it will not leave Thursday/);
    expect(screen.queryByText(/^Leaves/)).toBeNull();
  });
});
