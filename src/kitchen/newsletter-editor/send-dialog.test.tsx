import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import { aNewsletter } from '#kitchen/newsletters/testing/newsletters.ts';
import { manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  anEditorPage,
  calls,
  dialog,
  leaveEditor,
  one,
  openNewsletter,
  reached,
} from './testing/editor-page.ts';

let api: FakeApi;
beforeEach(() => {
  api = anEditorPage(locks);
});
afterEach(() => leaveEditor(locks));

const audience = `GET ${manage}/newsletter-audience`;
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.send.button }));
  return dialog();
};

describe('Sending where nobody knows how many get it', () => {
  it('says so, counts nobody, and asks again', async () => {
    api.breakNetwork(audience);
    await openNewsletter(api, aNewsletter());
    const asked = await openDialog();
    await asked.findByText(texts.notCounted, { exact: false });
    expect(asked.queryByText(/0 people/)).toBeNull();
    const button = asked.getByText(texts.send.confirmUncounted);
    expect(button).toHaveProperty('ariaBusy', null);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    api.answer(audience, { body: reached });
    await userEvent.click(asked.getByText(texts.tryAgain));
    await asked.findByText(texts.send.confirm(12));
  });
});

describe('Sending to nobody', () => {
  const { nobody } = texts.send;
  const joinedAfter = new Date('2026-05-03T00:00:00').toISOString();
  const day = '3 May 2026';

  it.each([
    { to: 'all', joinedAfter: null, counts: { all: 0, free: 0, paid: 0 }, said: nobody.yet },
    { to: 'paid', joinedAfter: null, counts: { all: 0, free: 0, paid: 0 }, said: nobody.yet },
    { to: 'paid', joinedAfter: null, counts: { all: 7, free: 7, paid: 0 }, said: nobody.paid },
    { to: 'free', joinedAfter: null, counts: { all: 7, free: 0, paid: 7 }, said: nobody.free },
    { to: 'all', joinedAfter, counts: { all: 0, free: 0, paid: 0 }, said: nobody.since(day) },
    { to: 'free', joinedAfter, counts: { all: 0, free: 0, paid: 0 }, said: nobody.since(day) },
    { to: 'paid', joinedAfter, counts: { all: 7, free: 7, paid: 0 }, said: nobody.paidSince(day) },
    { to: 'free', joinedAfter, counts: { all: 7, free: 0, paid: 7 }, said: nobody.freeSince(day) },
  ] as const)('says why: $to of $counts since $joinedAfter', async ({ counts, said, ...to }) => {
    api.answer(audience, { body: { ...reached, ...counts } });
    await openNewsletter(api, aNewsletter({ audience: to.to, joinedAfter: to.joinedAfter }));
    expect(await (await openDialog()).findByText(said)).toBeTruthy();
  });
});

describe('What is sent', () => {
  it('is named with whom it goes to, and the day since which they have to be there', async () => {
    const joinedAfter = new Date('2026-11-01T00:00:00').toISOString();
    await openNewsletter(api, aNewsletter({ audience: 'free', joinedAfter }));
    const asked = await openDialog();
    expect(asked.getByText('Plums').parentElement?.textContent).toBe('Subject: Plums');
    expect(
      await asked.findByText('Free readers who subscribed on or after 1 November 2026: 9 people'),
    ).toBeTruthy();
  });
});

describe('Sending again at a time', () => {
  it('says the time on the button', async () => {
    await openNewsletter(api, aNewsletter());
    api.answer(`POST ${one}/send`, refusal('already_sent'));
    const asked = await openDialog();
    await asked.findByText(texts.send.confirm(12));
    await userEvent.click(asked.getByLabelText(clockMessages.later));
    await userEvent.click(await asked.findByText(/^Send [A-Z]/));
    expect(await asked.findByText(/^Send it again [A-Z]/)).toBeTruthy();
  });
});

describe('The letter that is shown', () => {
  it('is that of those who get it', async () => {
    await openNewsletter(api, aNewsletter({ audience: 'paid' }));
    const paying = await screen.findByRole('button', { name: texts.preview.readers.monthly });
    await waitFor(() => expect(paying.getAttribute('aria-pressed')).toBe('true'));
  });
});

describe('The day since which people subscribed', () => {
  it('can be typed, though a year begins with zeros, and is stored once it is one', async () => {
    await openNewsletter(api, aNewsletter());
    api.answer(`PUT ${one}`, { body: { newsletterSend: aNewsletter({ version: 2 }) } });
    const field = await screen.findByLabelText(texts.fields.joinedAfter);
    for (const typed of ['0002-05-03', '0020-05-03', '0202-05-03']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field).toHaveProperty('value', typed);
    }
    fireEvent.change(field, { target: { value: '2026-05-03' } });
    expect(field).toHaveProperty('value', '2026-05-03');
    const expected = new Date('2026-05-03T00:00:00').toISOString();
    await waitFor(() => expect(calls(api, `PUT ${one}`).length).toBeGreaterThan(0), {
      timeout: 8_000,
    });
    const days = calls(api, `PUT ${one}`).map(({ body }) => body);
    for (const day of days) expect(day).toMatchObject({ joinedAfter: expected });
  });
});
