import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberAnswer, SubscriberView } from '#contract/mail/subscriber.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import {
  aLetterKitchen,
  aSubscriber,
  listed,
  openSubscribers as open,
  people,
  row,
} from './testing/subscribers-page.ts';

const told = (subscriber: SubscriberView): { body: SubscriberAnswer } => ({
  body: {
    subscriber,
    history: [
      { kind: 'asked', at: '2026-05-01T10:00:00.000Z', detail: 'popup', fileName: null },
      { kind: 'confirmed', at: '2026-05-01T10:05:00.000Z', detail: null, fileName: null },
      { kind: 'unsubscribed', at: '2026-05-02T10:00:00.000Z', detail: 'person', fileName: null },
      { kind: 'returned', at: '2026-05-02T10:01:00.000Z', detail: null, fileName: null },
    ],
    grant: null,
    commentCount: 2,
    bookmarkCount: 1,
  },
});

let api: FakeApi;

beforeEach(() => {
  api = aLetterKitchen();
});
afterEach(leaveKitchen);

const asked = () => api.asked.filter(({ path }) => path.startsWith(`${manage}/subscribers?`));

describe('The list of subscribers', () => {
  it('asks the server for what its address says, and says what is asked', async () => {
    history.replaceState(null, '', '/kitchen/hearth/subscribers?state=subscribed&order=address');
    await open();
    await row(1);
    expect(asked()[0]?.path).toContain('state=subscribed&order=address');
    await userEvent.type(screen.getByRole('searchbox'), 'ann');
    await waitFor(() => expect(asked().at(-1)?.path).toContain('search=ann'));
    expect(location.search).toBe('?search=ann&state=subscribed&order=address');
  });

  it('keeps somebody out who was taken out while further rows came', async () => {
    const { loadSubscribers, loadMoreSubscribers, learnSubscriber, $subscribers } =
      await import('./subscriber-list.ts');
    const first = listed([aSubscriber(1), aSubscriber(2)]);
    api.answer(people, { body: { ...first.body, nextCursor: 'more' } });
    await loadSubscribers();
    const answer = api.answerLater(people);
    const coming = loadMoreSubscribers();
    learnSubscriber(idOf(1), null);
    answer(listed([aSubscriber(3)]));
    await coming;
    expect($subscribers.get()?.subscribers.map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
  });

  it('opens who has the focus beside the list, and keys lead to the next', async () => {
    api.answer(`GET ${manage}/subscribers/${idOf(1)}`, told(aSubscriber(1)));
    api.answer(`GET ${manage}/subscribers/${idOf(2)}`, told(aSubscriber(2)));
    await open();
    (await row(1)).focus();
    await userEvent.keyboard('{Enter}');
    const person = await screen.findByRole('complementary', { name: texts.person.title });
    expect(await within(person).findByText(texts.events.asked('popup'))).toBeTruthy();
    expect(within(person).getByText(texts.events.returned(null))).toBeTruthy();
    expect(within(person).getByText(new RegExp(texts.person.comments(2)))).toBeTruthy();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(await row(2));
    await within(person).findByRole('heading', { name: 'reader-2@example.com' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: texts.person.title })).toBeNull();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('unsubscribes a person once the cook has read what that means', async () => {
    const gone = aSubscriber(1, { state: 'unsubscribed' });
    api.answer(`GET ${manage}/subscribers/${idOf(1)}`, told(aSubscriber(1)));
    api.answer(`POST ${manage}/subscribers/${idOf(1)}/unsubscribe`, told(gone));
    await open();
    await userEvent.click(await row(1));
    await userEvent.click(await screen.findByRole('button', { name: texts.person.unsubscribe }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: texts.person.asksUnsubscribe.confirm }),
    );
    expect(await screen.findByText(texts.person.unsubscribed(gone.email))).toBeTruthy();
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says that it could not be loaded, and tries again', async () => {
    api.answer(people, refusal('internal_error'));
    await open();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(people, listed([aSubscriber(1)]));
    await userEvent.click(again);
    expect(await row(1)).toBeTruthy();
  });

  it('teaches where nobody is yet', async () => {
    api.answer(people, listed([]));
    await open();
    expect(await screen.findByText(texts.empty.text)).toBeTruthy();
  });
});
