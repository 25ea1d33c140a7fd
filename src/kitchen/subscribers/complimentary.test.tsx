import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complimentaryMessages as texts } from '#contract/kitchen/money/complimentary-messages.ts';
import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { aLetterKitchen, aSubscriber, openSubscribers, row } from './testing/subscribers-page.ts';

const path = `${manage}/subscribers/${idOf(1)}`;
const granted = `${path}/complimentary-plan`;
const endsAt = '2027-05-17T09:30:00.000Z';

const told = (
  grant: SubscriberAnswer['grant'],
  planType: 'free' | 'monthly' | 'yearly',
): { body: SubscriberAnswer } => ({
  body: {
    subscriber: { ...aSubscriber(1), planType },
    history: [],
    grant,
    commentCount: 0,
    bookmarkCount: 0,
  },
});

let api: FakeApi;

beforeEach(() => {
  api = aLetterKitchen();
});
afterEach(leaveKitchen);

async function openPerson(answer: { body: SubscriberAnswer }) {
  api.answer(`GET ${path}`, answer);
  await openSubscribers();
  await userEvent.click(await row(1));
  const person = await screen.findByRole('complementary');
  await within(person).findByRole('heading', { level: 2 });
  return within(person);
}

const sent = () => api.asked.filter((each) => each.path === granted);

describe('Full access that a cook gives away', () => {
  it('is given for a year unless another time is chosen, and shown at once', async () => {
    const person = await openPerson(told(null, 'free'));
    await userEvent.click(person.getByRole('button', { name: texts.give }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: texts.terms.always }));
    dialog.getByText(texts.noEnd);
    api.answer(`POST ${granted}`, told({ kind: 'complimentary', endsAt: null }, 'yearly'));
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm }));
    await person.findByText(texts.kinds.complimentary(texts.always));
    expect(sent()).toMatchObject([{ method: 'POST', body: { until: null } }]);
  });

  it('says why it could not be given, and stays open', async () => {
    const person = await openPerson(told(null, 'free'));
    await userEvent.click(person.getByRole('button', { name: texts.give }));
    const dialog = within(await screen.findByRole('dialog'));
    api.answer(`POST ${granted}`, refusal('rate_limited'));
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm }));
    await dialog.findByRole('alert');
    expect(sent()).toHaveLength(1);
  });

  it('is ended by one press', async () => {
    const person = await openPerson(told({ kind: 'complimentary', endsAt }, 'yearly'));
    person.getByText(/17 May 2027/);
    api.answer(`DELETE ${granted}`, told(null, 'free'));
    await userEvent.click(person.getByRole('button', { name: texts.end }));
    await waitFor(() => expect(person.getByRole('button', { name: texts.give })).toBeTruthy());
  });

  it('is not offered to who pays, and a gift of a friend is not ended', async () => {
    const person = await openPerson(told({ kind: 'gift', endsAt }, 'yearly'));
    person.getByText(texts.kinds.gift(texts.until('17 May 2027')));
    expect(person.queryByRole('button', { name: texts.end })).toBeNull();
    expect(person.queryByRole('button', { name: texts.give })).toBeNull();
  });
});
