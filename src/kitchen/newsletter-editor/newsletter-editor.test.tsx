import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { aNewsletter, nobody } from '#kitchen/newsletters/testing/newsletters.ts';
import { manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  anEditorPage,
  answerNewsletter,
  calls,
  dialog,
  leaveEditor,
  one,
  openNewsletter,
} from './testing/editor-page.ts';

let api: FakeApi;
beforeEach(() => {
  api = anEditorPage(locks);
});
afterEach(() => leaveEditor(locks));

const answerOne = (newsletter: NewsletterSendView) => answerNewsletter(api, newsletter);
const open = (newsletter = aNewsletter()) => openNewsletter(api, newsletter);
const sent = (call: string) => calls(api, call);

describe('A draft of a newsletter', () => {
  it('is saved as it is typed', async () => {
    await open();
    const changed = aNewsletter({ subject: 'Pears', version: 2 });
    api.answer(`PUT ${one}`, { body: { newsletterSend: changed } });
    const subject = await screen.findByRole('textbox', { name: texts.fields.subject });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Pears');
    await waitFor(
      () => expect(sent(`PUT ${one}`).at(-1)?.body).toMatchObject({ subject: 'Pears' }),
      {
        timeout: 8_000,
      },
    );
  });

  it('says how many get it, by their plans', async () => {
    await open();
    await screen.findByText(texts.reach(12));
    await userEvent.click(screen.getByRole('button', { name: texts.fields.audiences.paid }));
    expect(await screen.findByText(texts.reach(3))).toBeTruthy();
  });

  it('says that its letter could not be shown, and tries again', async () => {
    await open();
    await screen.findByText(texts.preview.failed);
    const link = { url: 'http://hearth.test/preview/a', expiresAt: '2099-01-01T00:00:00.000Z' };
    api.answer(`POST ${manage}/page-preview-links`, { status: 201, body: { link } });
    await userEvent.click(screen.getByRole('button', { name: texts.preview.tryAgain }));
    const frame = await screen.findByTitle(texts.preview.frame);
    expect(frame.getAttribute('src')).toContain('reader=free&page=html');
    expect(frame.getAttribute('sandbox')).toBe('');
    // A frame tells nobody that its address cannot be reached.
    api.breakNetwork(`POST ${manage}/page-preview-links`);
    await userEvent.click(screen.getByRole('button', { name: texts.preview.forms.text }));
    await screen.findByText(texts.preview.failed);
    expect(screen.queryByTitle(texts.preview.frame)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.preview.widths.desktop })).toBeNull();
  });

  it('is sent once the dialog has said to whom', async () => {
    await open();
    const scheduled = aNewsletter({ state: 'scheduled', sendAt: '2020-01-01T00:00:00.000Z' });
    api.answer(`POST ${one}/send`, { body: { newsletterSend: scheduled } });
    await userEvent.click(await screen.findByRole('button', { name: texts.send.button }));
    const asked = await dialog();
    await userEvent.click(await asked.findByText(texts.send.confirm(12)));
    await screen.findByText(texts.sending.soon);
    expect(sent(`POST ${one}/send`)[0]?.body).toEqual({ sendAt: null });
  });

  it('is counted by the clock of the server, however wrong that of the device is', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2001, 0, 1));
    await open();
    await screen.findByText(texts.reach(12));
    await userEvent.click(await screen.findByRole('button', { name: texts.send.button }));
    const asked = await dialog();
    await userEvent.click(asked.getByLabelText(clockMessages.later));
    const day = await asked.findByLabelText(clockMessages.day);
    await waitFor(() => expect(day.getAttribute('min')).toBe('2026-11-23'));
  });

  it('that was sent before is sent again only on a second word', async () => {
    await open();
    api.answer(`POST ${one}/send`, refusal('already_sent'));
    await userEvent.click(await screen.findByRole('button', { name: texts.send.button }));
    const asked = await dialog();
    await userEvent.click(await asked.findByText(texts.send.confirm(12)));
    await userEvent.click(await asked.findByText(texts.send.again));
    await waitFor(() => expect(sent(`POST ${one}/send`)).toHaveLength(2));
    expect(sent(`POST ${one}/send`)[1]?.body).toEqual({ sendAt: null, again: true });
  });

  it('stays as it is where it could not be sent', async () => {
    await open();
    api.breakNetwork(`POST ${one}/send`);
    await userEvent.click(await screen.findByRole('button', { name: texts.send.button }));
    const asked = await dialog();
    await userEvent.click(await asked.findByText(texts.send.confirm(12)));
    await waitFor(() =>
      expect(asked.getByRole('alert', { hidden: true }).textContent).not.toBe(''),
    );
    expect(screen.getByRole('textbox', { name: texts.fields.subject })).toHaveProperty(
      'value',
      'Plums',
    );
  });
});

describe('The welcome letter', () => {
  it('has nobody to choose and nothing to send, and is turned on', async () => {
    const welcome = aNewsletter({ kind: 'welcome', subject: '' });
    await open(welcome);
    const box = await screen.findByRole('checkbox', { name: texts.welcome.isActive });
    expect(screen.queryByRole('button', { name: texts.send.button })).toBeNull();
    expect(screen.queryByRole('heading', { name: texts.fields.audience })).toBeNull();
    api.answer(`PUT ${one}`, {
      body: { newsletterSend: { ...welcome, isActive: true, version: 2 } },
    });
    await userEvent.click(box);
    await screen.findByText(texts.welcome.incomplete);
    await waitFor(() => expect(sent(`PUT ${one}`)[0]?.body).toMatchObject({ isActive: true }), {
      timeout: 8_000,
    });
  });
});

describe('A newsletter that has left', () => {
  it('tells what became of its letters', async () => {
    const counts = { ...nobody, recipients: 10, sent: 8, delivered: 5, refused: 1, bounced: 2 };
    await open(aNewsletter({ state: 'sent', finishedAt: '2026-05-17T09:30:00.000Z', counts }));
    await screen.findByText(texts.sending.counts.refused);
    expect(screen.getByText(texts.sending.counts.bounced).nextSibling?.textContent).toBe('2');
    expect(screen.queryByText(texts.sending.counts.uncertain)).toBeNull();
  });

  it('is put on the site and taken off it', async () => {
    const startedAt = '2026-05-17T09:28:00.000Z';
    const finishedAt = '2026-05-17T09:30:00.000Z';
    const sentOne = aNewsletter({ state: 'sent', startedAt, finishedAt });
    const siteAddress = 'https://hearth.test/newsletters/plums';
    await open(sentOne);
    await screen.findByText(texts.sending.notOnSite);
    const shown = { ...sentOne, isOnSite: true, siteAddress };
    api.answer(`POST ${one}/publish`, { body: { newsletterSend: shown } });
    await userEvent.click(screen.getByRole('button', { name: texts.sending.publish }));
    const link = await screen.findByRole('link', { name: texts.sending.look });
    expect(link.getAttribute('href')).toBe(siteAddress);
    api.answer(`POST ${one}/unpublish`, { body: { newsletterSend: sentOne } });
    await userEvent.click(screen.getByRole('button', { name: texts.sending.unpublish }));
    await screen.findByText(texts.sending.notOnSite);
  });

  it('that was stopped before any letter left says nothing of the site', async () => {
    await open(aNewsletter({ state: 'canceled', finishedAt: '2026-05-17T09:30:00.000Z' }));
    expect(screen.queryByRole('button', { name: texts.sending.publish })).toBeNull();
  });

  it('is not offered to the site while nothing of it was sent, also where it stands still', async () => {
    await open(aNewsletter({ state: 'paused', pausedFor: 'recipe-unpublished' }));
    await screen.findByText(texts.sending.notOnSite);
    expect(screen.queryByRole('button', { name: texts.sending.publish })).toBeNull();
  });

  it('is not to be stopped any more once all have left, though that was asked', async () => {
    const counts = { ...nobody, recipients: 10, waiting: 4, sent: 6 };
    const going = aNewsletter({ state: 'sending', startedAt: '2026-05-17T09:28:00.000Z', counts });
    await open(going);
    await userEvent.click(await screen.findByRole('button', { name: texts.sending.cancel }));
    await screen.findByRole('alertdialog');
    answerOne({
      ...going,
      state: 'sent',
      finishedAt: '2026-05-17T09:30:00.000Z',
      counts: { ...nobody, recipients: 10, sent: 10 },
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 8_000 });
    expect(screen.queryByRole('button', { name: texts.sending.cancel })).toBeNull();
  });

  it('that stands still says why, and goes on', async () => {
    const counts = { ...nobody, recipients: 10, waiting: 4, sent: 6 };
    const paused = aNewsletter({ state: 'paused', pausedFor: 'refusals', counts });
    await open(paused);
    await screen.findByText(texts.sending.paused.refusals);
    const going = { ...paused, state: 'sending' as const, pausedFor: null };
    api.answer(`POST ${one}/resume`, { body: { newsletterSend: going } });
    answerOne(going);
    await userEvent.click(screen.getByRole('button', { name: texts.sending.resume }));
    expect(await screen.findByText(texts.sending.progress(6, 10))).toBeTruthy();
  });

  it('that waits for tomorrow says when it goes on, and why', async () => {
    const counts = { ...nobody, recipients: 350, waiting: 150, sent: 200 };
    const heldUntil = new Date(2026, 4, 18, 2).toISOString();
    await open(aNewsletter({ state: 'sending', heldUntil, counts }));
    const time = 'Monday 18 May at 02:00';
    expect(await screen.findByText(texts.sending.held(200, 350, time))).toBeTruthy();
  });

  it('before its time goes back to being written', async () => {
    const sendAt = new Date(Date.now() + 60 * 60_000).toISOString();
    await open(aNewsletter({ state: 'scheduled', sendAt }));
    api.answer(`POST ${one}/cancel`, { body: { newsletterSend: aNewsletter({ version: 3 }) } });
    await userEvent.click(await screen.findByRole('button', { name: texts.sending.unschedule }));
    const subject = await screen.findByRole('textbox', { name: texts.fields.subject });
    expect(subject).toHaveProperty('value', 'Plums');
  });
});
